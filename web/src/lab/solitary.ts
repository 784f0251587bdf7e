import type { EngineModule, SolitaryModule } from '../../../wasm/engine';

/** Whether a game has no opponent: its rungs are compared by their scores. */
export function isSolitary(module: EngineModule): module is SolitaryModule {
  return 'ScorePlayer' in module;
}
