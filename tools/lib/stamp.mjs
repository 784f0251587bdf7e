import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * A hash over names and contents of files; folders count with all that is in them, missing ones with nothing.
 * @param {readonly string[]} paths absolute
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Does the work unless it was last done, successfully, with the same fingerprint.
 * @param {string} stampFile holds that fingerprint; deleting it, or the folder it lies in, has the work done anew
 * @param {string} print
 * @param {() => void | Promise<void>} work
 */
export async function onceFor(stampFile, print, work) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, print);
}

/**
 * All files at or under a path, in the order of their names.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
