import type { Twenty48Game } from '../../../../wasm/twenty48';
import { startTwenty48 } from '../../../wasm/twenty48/support/module';

/** The engine's own module. */
export const twenty48 = await startTwenty48();

/** The seed of the games here; it decides the tiles that come. */
export const SEED = 7;

/** Text form of the position with `tiles`, row by row from the top, in one line. */
export function positionOf(tiles: string, moves = 0, score = 0): string {
  return `twenty48 1 chance seed ${SEED} moves ${moves} score ${score} slide ${tiles} end`;
}

/** The engine's rules at a position; what a test does not free goes with the module. */
export function rulesAt(position: string): Twenty48Game {
  const rules = new twenty48.Game();
  const refusal = rules.load(position);
  if (refusal !== '') throw new Error(refusal);
  return rules;
}
