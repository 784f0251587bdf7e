import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Loads a game's built module under Node. The bytes are handed over, because the glue would fetch them as a
 * page does.
 * @param {string} game
 * @returns {Promise<import('../../wasm/engine').EngineModule>}
 */
export async function loadModule(game) {
  const { default: create } = await import(pathToFileURL(inRoot('build', 'wasm', `${game}.mjs`)).href);
  return create({ wasmBinary: readFileSync(inRoot('build', 'wasm', `${game}.wasm`)) });
}
