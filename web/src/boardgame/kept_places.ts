import type { AnyPlace } from '../record/save_file';
import { lossesPlace } from './loss_memory';
import { preferencesPlace } from './preferences';
import { puzzlesPlace } from './puzzles/puzzle_progress';
import { gamePlace } from './saved_game';
import type { Spec } from './spec';

/** Where what belongs to one game is kept. */
export function keptPlaces(spec: Spec): AnyPlace[] {
  return [gamePlace(spec), preferencesPlace(spec), lossesPlace(spec), puzzlesPlace(spec.game)];
}
