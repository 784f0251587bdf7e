import { lossesPlace } from '../play/losses/loss_memory';
import { gamePlace } from '../play/saved_game';
import type { AnyPlace } from '../record/save_file';
import { preferencesPlace } from './preferences';
import { puzzlesPlace } from './puzzles/puzzle_progress';
import type { Spec } from './spec';

/** Where what belongs to one game is kept. */
export function keptPlaces(spec: Spec): AnyPlace[] {
  return [gamePlace(spec), preferencesPlace(spec), lossesPlace(spec), puzzlesPlace(spec.game)];
}
