import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PAGE } from './paths.mjs';
import { heading } from './report.mjs';
import { filesUnder, fingerprint, onceFor } from './stamp.mjs';

/** What is worth packing: fonts and pictures are packed already, and networks are noise. */
const PACKED = /\.(html|js|css|svg|wasm|webmanifest|txt)$/;

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000;

/** In the page's folder, which is emptied when it is built. */
const STAMP = join(PAGE, '.vite', 'precompressed.txt');

/** @param {string} name of a file of the page */
export function isPrecompressed(name) {
  return /\.(br|gz)$/.test(name);
}

/** Writes each file of the built page packed beside it, for servers that send it so. */
export async function compressPage() {
  const plain = filesUnder(PAGE).filter((path) => !isPrecompressed(path) && path !== STAMP);
  await onceFor(STAMP, fingerprint(plain), async () => {
    heading('Compressing the page');
    for (const path of filesUnder(PAGE)) if (isPrecompressed(path)) rmSync(path);
    const open = plain.filter((path) => PACKED.test(path));
    const work = async () => {
      for (let path = open.pop(); path !== undefined; path = open.pop()) await compress(path);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  });
}

/** @param {string} path */
async function compress(path) {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
