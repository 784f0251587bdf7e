import type { EngineModule, LearnedModule, PackedModule } from '../../../wasm/engine';

/**
 * Has a worker's engine take up its weights, as far as a game begins with them. Throws an Error with the engine's words
 * when it refuses them.
 */
export function takeWeights(module: EngineModule, weights: Uint8Array): void {
  const refusal = isLearned(module) ? module.installWeights(weights) : 'This engine takes no weights.';
  if (refusal !== '') throw new Error(refusal);
}

/** Goes on, for some milliseconds, with what `takeWeights` left for later. Returns whether anything is left. */
export function takeMoreWeights(module: EngineModule): boolean {
  return isPacked(module) && module.unpackWeights();
}

function isLearned(module: EngineModule): module is LearnedModule {
  return 'installWeights' in module;
}

function isPacked(module: EngineModule): module is PackedModule {
  return 'unpackWeights' in module;
}
