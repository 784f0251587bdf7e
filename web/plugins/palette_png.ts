import { crc32, deflateSync } from 'node:zlib';
import * as named from 'gifenc';

/** Node gives all of it as the default export, bundlers by names. */
const { quantize, applyPalette } = 'quantize' in named ? named : (named as { default: typeof named }).default;

/** As many as a byte names. */
const COLOURS = 256;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A picture without transparency as PNG with at most 256 colours: of a drawing that is a third of all its colours' bytes. */
export function palettePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const palette = quantize(rgba, COLOURS);
  const index = applyPalette(rgba, palette);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; ++row)
    rows.set(index.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([new TextEncoder().encode(kind), data]);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, data.length);
  frame.setUint32(4, crc32(body));
  const bytes = new Uint8Array(frame.buffer);
  return Buffer.concat([bytes.subarray(0, 4), body, bytes.subarray(4)]);
}
