import type { Saves } from '../../shell/storage';

/** How a puzzle was solved: with mistakes or hints, or without. */
export type Solved = 'helped' | 'clean';

/** What was solved, by the puzzles' ids. */
export type Progress = Readonly<Record<string, Solved>>;

const KEY = 'gomoku.puzzles';
const VERSION = 1;

/** Ids that the set has lost, and what is no way to solve, do not count. */
export function readProgress(saves: Saves): Progress {
  const kept = saves.read(KEY, VERSION, isRecord) ?? {};
  const known = Object.entries(kept).filter(
    (entry): entry is [string, Solved] => entry[1] === 'helped' || entry[1] === 'clean',
  );
  return Object.fromEntries(known);
}

/** Enters a solution; a clean one is never replaced by a lesser. Returns the new progress. */
export function enterSolved(saves: Saves, id: string, how: Solved): Progress {
  const before = readProgress(saves);
  const progress = { ...before, [id]: before[id] === 'clean' ? 'clean' : how };
  saves.write(KEY, VERSION, progress);
  return progress;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
