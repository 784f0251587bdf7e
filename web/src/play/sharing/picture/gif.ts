import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** Pictures of one size, and how long each stands. */
export interface Reel {
  width: number;
  height: number;
  shots: readonly { picture: Uint8ClampedArray; ms: number }[];
}

/** Colours of a picture; the one more that GIF has says that nothing has changed. */
const COLOURS = 255;
const UNCHANGED = COLOURS;
/** Pictures that the colours are taken from. */
const SAMPLED = 5;

/** Encodes a film as an animated GIF that goes on for ever. All pictures share their colours, so that still parts stay still. */
export function encodeGif(
  { width, height, shots }: Reel,
  onProgress: (share: number) => void = () => {},
): Uint8Array<ArrayBuffer> {
  const palette = quantize(sample(shots), COLOURS);
  while (palette.length <= UNCHANGED) palette.push([0, 0, 0]);
  const encoder = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [place, { picture, ms }] of shots.entries()) {
    const index = applyPalette(picture, palette.slice(0, COLOURS));
    const shown = before === null ? index : changes(before, index);
    encoder.writeFrame(shown, width, height, {
      ...(place === 0 ? { palette } : {}),
      delay: ms,
      transparent: place > 0,
      transparentIndex: UNCHANGED,
      dispose: 1,
    });
    before = index;
    onProgress((place + 1) / shots.length);
  }
  encoder.finish();
  return encoder.bytes();
}

/** Every few pixels of some pictures. */
function sample(shots: Reel['shots']): Uint8ClampedArray {
  const every = Math.max(1, Math.floor((shots.length - 1) / (SAMPLED - 1)));
  const chosen = shots.filter((_, place) => place % every === 0);
  const all = new Uint8ClampedArray(chosen.reduce((sum, { picture }) => sum + picture.length, 0));
  let at = 0;
  for (const { picture } of chosen) {
    all.set(picture, at);
    at += picture.length;
  }
  return all;
}

function changes(before: Uint8Array, now: Uint8Array): Uint8Array {
  return now.map((colour, place) => (colour === before[place] ? UNCHANGED : colour));
}
