import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot, PAGE } from './paths.mjs';
import { heading } from './report.mjs';
import { filesUnder, fingerprint, onceFor } from './stamp.mjs';

/** What is worth packing: fonts and pictures are packed already, and networks are noise. */
const PACKED = /\.(html|js|css|svg|wasm|webmanifest|txt)$/;

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000;

/** In the page's folder, which is emptied when it is built. */
const STAMP = join(PAGE, '.vite', 'precompressed.txt');

/** What was packed before, by the hash of what it was made from: most files of a page that is built anew are as they were. */
const PACKED_BEFORE = inRoot('build', 'packed');

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
    mkdirSync(PACKED_BEFORE, { recursive: true });
    const open = plain.filter((path) => PACKED.test(path));
    /** @type {Set<string>} */
    const used = new Set();
    const work = async () => {
      for (let path = open.pop(); path !== undefined; path = open.pop()) used.add(await compress(path));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    for (const path of filesUnder(PACKED_BEFORE))
      if (!used.has(basename(path).replace(/\.\w+$/, ''))) rmSync(path);
  });
}

/**
 * @param {string} path
 * @returns {Promise<string>} the hash by which what it was packed to is found again
 */
async function compress(path) {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length < LEAST_BYTES) return hash;
  const before = join(PACKED_BEFORE, hash);
  const [br, gz] = await Promise.all([
    once(`${before}.br`, () =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    ),
    once(`${before}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
  ]);
  copyFileSync(br, `${path}.br`);
  copyFileSync(gz, `${path}.gz`);
  return hash;
}

/**
 * Makes a file unless it is there. One that is written in part, by a build that was stopped, is not there.
 * @param {string} path
 * @param {() => Promise<Uint8Array>} make
 * @returns {Promise<string>} its path
 */
async function once(path, make) {
  if (!existsSync(path)) {
    writeFileSync(`${path}.part`, await make());
    renameSync(`${path}.part`, path);
  }
  return path;
}
