import gifenc from 'gifenc';
import { PNG } from 'pngjs';

/** Of 256 colours the last is what shows the picture before. */
const SEEN_THROUGH = 255;

/** How a frame is left: the next is laid over it. */
const LEFT_AS_IT_IS = 1;

/**
 * Pictures of one size as an animated GIF that begins again at its end.
 * @param {readonly Uint8Array[]} pngs
 * @param {number} delay milliseconds that each of them is shown
 * @param {number} rest milliseconds that the last is shown
 * @returns {Uint8Array}
 */
export function animationOf(pngs, delay, rest) {
  const pictures = pngs.map((png) => PNG.sync.read(png));
  const [first] = pictures;
  if (first === undefined) throw new Error('there are no pictures');
  const { width, height } = first;
  const samples = [0, 1 / 3, 2 / 3, 1].map((share) => pictures[Math.floor(share * (pictures.length - 1))]);
  const palette = gifenc.quantize(
    Buffer.concat(samples.map((sample) => sample?.data ?? first.data)),
    SEEN_THROUGH,
  );
  while (palette.length <= SEEN_THROUGH) palette.push([0, 0, 0]);
  const colours = palette.slice(0, SEEN_THROUGH);

  const gif = gifenc.GIFEncoder();
  /** @type {Uint8Array | null} */
  let shown = null;
  /** @type {{ index: Uint8Array, delay: number }[]} */
  const frames = [];
  for (const { data } of pictures) {
    const index = gifenc.applyPalette(data, colours);
    const before = shown;
    const changed =
      before === null ? index : index.map((colour, at) => (colour === before[at] ? SEEN_THROUGH : colour));
    const last = frames.at(-1);
    if (last !== undefined && changed.every((colour) => colour === SEEN_THROUGH)) last.delay += delay;
    else frames.push({ index: changed, delay });
    shown = index;
  }
  const last = frames.at(-1);
  if (last !== undefined) last.delay = rest;
  for (const [place, frame] of frames.entries()) {
    gif.writeFrame(frame.index, width, height, {
      delay: frame.delay,
      dispose: LEFT_AS_IT_IS,
      ...(place === 0 ? { palette } : { transparent: true, transparentIndex: SEEN_THROUGH }),
    });
  }
  gif.finish();
  return gif.bytes();
}
