import { expect, test } from 'vitest';
import { sceneOf } from '../../../web/src/play/sharing/picture/film';
import { encodeGif } from '../../../web/src/play/sharing/picture/gif';

const [WIDTH, HEIGHT] = [8, 6];
const RED = [220, 20, 20];
const BLUE = [20, 40, 220];

/** A picture in one colour with a dot in another. */
function picture(ground: number[], dot: number, colour: number[]): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let place = 0; place < WIDTH * HEIGHT; ++place)
    rgba.set([...(place === dot ? colour : ground), 255], 4 * place);
  return rgba;
}

interface Frame {
  delay: number;
  transparent: boolean;
  width: number;
  height: number;
}

/** The frames of a GIF, by its blocks. */
function framesOf(gif: Uint8Array): { width: number; height: number; loops: boolean; frames: Frame[] } {
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength);
  expect(new TextDecoder('latin1').decode(gif.subarray(0, 6))).toBe('GIF89a');
  const frames: Frame[] = [];
  let loops = false;
  let control = { delay: 0, transparent: false };
  const colours = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));
  let at = 13 + colours(view.getUint8(10));
  const skipBlocks = () => {
    for (let size = view.getUint8(at++); size > 0; size = view.getUint8(at++)) at += size;
  };
  for (;;) {
    const kind = view.getUint8(at++);
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = view.getUint8(at++);
      if (label === 0xf9)
        control = {
          delay: 10 * view.getUint16(at + 2, true),
          transparent: (view.getUint8(at + 1) & 1) === 1,
        };
      if (label === 0xff) loops = true;
      skipBlocks();
    } else {
      expect(kind).toBe(0x2c);
      frames.push({ ...control, width: view.getUint16(at + 4, true), height: view.getUint16(at + 6, true) });
      at += 9 + colours(view.getUint8(at + 8)) + 1;
      skipBlocks();
    }
  }
  expect(at).toBe(gif.length);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), loops, frames };
}

test('a film becomes a GIF with its size, its pictures and how long each stands, over and over', () => {
  const shots = [0, 9, 20].map((dot, place) => ({ picture: picture(RED, dot, BLUE), ms: 80 + 200 * place }));
  const shares: number[] = [];
  const gif = encodeGif({ width: WIDTH, height: HEIGHT, shots }, (share) => shares.push(share));
  const { width, height, loops, frames } = framesOf(gif);
  expect([width, height, loops]).toEqual([WIDTH, HEIGHT, true]);
  expect(frames).toEqual([
    { delay: 80, transparent: false, width: WIDTH, height: HEIGHT },
    { delay: 280, transparent: true, width: WIDTH, height: HEIGHT },
    { delay: 480, transparent: true, width: WIDTH, height: HEIGHT },
  ]);
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
});

test('what stays as it is costs next to nothing', () => {
  const one = { picture: picture(RED, 3, BLUE), ms: 80 };
  const alone = encodeGif({ width: WIDTH, height: HEIGHT, shots: [one] }).length;
  const again = encodeGif({ width: WIDTH, height: HEIGHT, shots: [one, { ...one }] }).length;
  expect(again - alone).toBeLessThan(40);
});

test('a scene is a turn and its answer from the turning point on, else the end of the game', () => {
  const plies = Array.from({ length: 30 }, (_, place) => place % 2);
  expect(sceneOf(plies, null)).toEqual({ from: 24, to: 30 });
  expect(sceneOf(plies, 10)).toEqual({ from: 10, to: 16 });
  expect(sceneOf(plies, 28)).toEqual({ from: 28, to: 30 });
  const turns = Array.from({ length: 60 }, (_, place) => Math.floor(place / 5) % 2);
  expect(sceneOf(turns, 20)).toEqual({ from: 20, to: 30 });
  const long = Array.from({ length: 60 }, (_, place) => Math.floor(place / 20) % 2);
  expect(sceneOf(long, 20)).toEqual({ from: 20, to: 34 });
});
