import * as v from 'valibot';
import { RUNG, SEED } from '../engine/fields';
import type { Place } from '../shell/storage/place';
import type { Saves } from '../shell/storage/storage';
import { GAME } from './saved_game';
import { messages } from './words/messages';

/** Of the left game and of the right one. */
export type Pair<Type> = readonly [Type, Type];

/** What a comparison is played with. */
export interface ComparisonSettings {
  rungs: Pair<number>;
  /** Decides the tiles of both games. */
  seed: number;
}

function pairOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.tuple([schema, schema]), v.readonly());
}

const COMPARISON = v.pipe(
  v.object({ rungs: pairOf(RUNG), seed: SEED, games: pairOf(GAME) }),
  v.check(({ seed, games }) => games.every((game) => game.seed === seed)),
);

/** A comparison as it is kept. */
export type SavedComparison = v.InferOutput<typeof COMPARISON>;

export const COMPARISON_PLACE: Place<SavedComparison> = {
  key: 'twenty48.comparison',
  version: 1,
  schema: COMPARISON,
  name: () => messages.value.savedTwenty48Comparison,
};

/** The kept comparison if it is not over and agrees with all that is `wanted` of it. */
export function resumableComparison(
  saves: Saves,
  wanted: Partial<ComparisonSettings> = {},
): SavedComparison | null {
  const saved = saves.read(COMPARISON_PLACE);
  if (saved === null || saved.games.every(({ over }) => over)) return null;
  const { rungs = saved.rungs, seed = saved.seed } = wanted;
  return seed === saved.seed && rungs.every((rung, place) => rung === saved.rungs[place]) ? saved : null;
}
