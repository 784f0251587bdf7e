import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Loads a game's built module under Node. The bytes are handed over, because the glue would fetch them as a
 * page does. It knows the rules; for the rungs that have learned there is `loadReadyModule`.
 * @param {string} game
 * @returns {Promise<import('../../wasm/engine').EngineModule>}
 */
export function loadModule(game) {
  return load(game);
}

/**
 * Loads a game's module for browsers without SIMD under Node; only a page's build has those.
 * @param {string} game
 * @returns {Promise<import('../../wasm/engine').EngineModule>}
 */
export function loadPlainModule(game) {
  return load(`plain/${game}`);
}

/**
 * Loads what counts and tests matches.
 * @returns {Promise<import('../../wasm/lab').LabModule>}
 */
export function loadLab() {
  return load('lab');
}

/** @param {string} name */
async function load(name) {
  const { default: create } = await import(pathToFileURL(inRoot('build', 'wasm', `${name}.mjs`)).href);
  return create({ wasmBinary: readFileSync(inRoot('build', 'wasm', `${name}.wasm`)) });
}
