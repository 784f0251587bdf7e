import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { weightsOf } from './games.mjs';
import { inRoot } from './paths.mjs';
import { loadModule } from './wasm_module.mjs';

/**
 * Loads a game's module with what the game has learned, so that every rung can play: what `loadModule` gives has the rules
 * and the rungs that learned nothing.
 * @param {string} game
 * @returns {Promise<import('../../wasm/engine').EngineModule>}
 */
export async function loadReadyModule(game) {
  const module = await loadModule(game);
  installLearned(game, module);
  return module;
}

/**
 * Installs what a game has learned, if it has learned anything, into its module.
 * @param {string} game
 * @param {import('../../wasm/engine').EngineModule} module
 */
export function installLearned(game, module) {
  const names = weightsOf(game);
  if (names.length === 0) return;
  const files = names.map((name) => readFileSync(inRoot('engine', game, 'data', name)));
  const refusal = /** @type {import('../../wasm/engine').LearnedModule} */ (module).installWeights(
    Buffer.concat(files),
  );
  if (refusal !== '') throw new Failure(`${names.join(', ')}: ${refusal}`);
}
