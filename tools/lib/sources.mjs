import { inRoot } from './paths.mjs';
import { filesUnder } from './stamp.mjs';

/** All C++ files of the repository. */
export function cppFiles() {
  return ['engine', 'wasm', 'tests/engine'].flatMap((folder) => filesUnder(inRoot(folder))).filter(isCpp);
}

/** @param {string} path */
export function isCpp(path) {
  return /\.(cpp|h)$/.test(path);
}

/** Biome's command line program, a script that starts the binary of this platform. */
export const BIOME = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
/** TypeScript's compiler. */
export const TSC = inRoot('node_modules', 'typescript', 'bin', 'tsc');
/** The runner of the tests written in TypeScript. */
export const VITEST = inRoot('node_modules', 'vitest', 'vitest.mjs');
