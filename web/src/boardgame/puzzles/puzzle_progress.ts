import * as v from 'valibot';
import { TEXT } from '../../engine/fields';
import { messages } from '../../gomoku/words/messages';
import type { Place } from '../../shell/place';
import type { Saves } from '../../shell/storage';

/** How a puzzle was solved: with mistakes or hints, or without. */
const SOLVED = v.picklist(['helped', 'clean']);
export type Solved = v.InferOutput<typeof SOLVED>;

/** What was solved, by the puzzles' ids. */
export type Progress = Readonly<Record<string, Solved>>;

const NO_LIST = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
);

const PLACE: Place<Progress> = {
  key: 'gomoku.puzzles',
  version: 1,
  schema: v.pipe(NO_LIST, v.record(TEXT, SOLVED)),
  name: () => messages.value.savedGomokuPuzzles,
  salvage: solvedAmong,
};

/** The puzzles that are marked in one of the ways to solve them, whatever else stands there. */
function solvedAmong(value: unknown): Progress | null {
  const read = v.safeParse(v.pipe(NO_LIST, v.record(TEXT, v.unknown())), value);
  if (!read.success) return null;
  const solved = Object.entries(read.output).filter((entry): entry is [string, Solved] =>
    v.is(SOLVED, entry[1]),
  );
  return Object.fromEntries(solved);
}

export function readProgress(saves: Saves): Progress {
  return saves.read(PLACE) ?? {};
}

/** Enters a solution; a clean one is never replaced by a lesser. Returns the new progress. */
export function enterSolved(saves: Saves, id: string, how: Solved): Progress {
  const before = readProgress(saves);
  const progress: Progress = { ...before, [id]: before[id] === 'clean' ? 'clean' : how };
  saves.write(PLACE, progress);
  return progress;
}
