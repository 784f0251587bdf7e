import * as v from 'valibot';
import { AMOUNT, NUMBER_OF, SEED, TEXT, TRUTH } from '../engine/fields';
import type { Place } from '../shell/storage/place';
import type { Saves } from '../shell/storage/storage';
import { isNotation } from './notation';
import { isPositionLine } from './position_line';
import { messages } from './words/messages';

export const GAME = v.object({
  /** Decides the tiles. */
  seed: SEED,
  /** Text form of the position that it was opened at, in one line; absent for a game from its beginning. */
  start: v.optional(v.pipe(TEXT, v.check(isPositionLine))),
  /** The slides from there on, as `notation.ts` writes them. */
  moves: v.pipe(TEXT, v.check(isNotation)),
  /** Milliseconds of play when each large tile came, as the chronicle has them. */
  moments: v.array(AMOUNT),
  /** Milliseconds of play so far. */
  played: AMOUNT,
  /** For showing; the slides are the truth. */
  score: NUMBER_OF,
  over: TRUTH,
});

/** A game as it is kept. */
export type SavedGame = v.InferOutput<typeof GAME>;

export const GAME_PLACE: Place<SavedGame> = {
  key: 'twenty48.game',
  version: 1,
  schema: GAME,
  name: () => messages.value.savedTwenty48Game,
};

/** The saved game if it is not over. */
export function resumableGame(saves: Saves): SavedGame | null {
  const saved = saves.read(GAME_PLACE);
  return saved === null || saved.over || saved.moves === '' ? null : saved;
}
