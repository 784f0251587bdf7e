import text from '../../../../engine/gomoku/data/daily.txt?raw';
import grades from '../../../../engine/gomoku/data/daily_grades.txt?raw';
import { openDailyPuzzles } from '../../boardgame/daily/daily_puzzles';
import { type GradedPuzzle, readGraded, readGrades, readPuzzles } from '../puzzles/puzzle_set';
import { openPuzzles } from '../puzzles/puzzles';
import { messages } from '../words/messages';

/** From the easiest to the hardest. */
export const DAILY_PUZZLES: readonly GradedPuzzle[] = readGraded(readPuzzles(text), readGrades(grades)).sort(
  byHardness,
);

function byHardness(one: GradedPuzzle, other: GradedPuzzle): number {
  const rank = ({ rung }: GradedPuzzle) => rung ?? Number.MAX_SAFE_INTEGER;
  return rank(one) - rank(other) || one.plies - other.plies || (one.id < other.id ? -1 : 1);
}

/** Gomoku's puzzles of the day: one first move wins, every other one loses. */
export async function openDaily() {
  const [set] = await Promise.all([openPuzzles(), messages.load()]);
  return openDailyPuzzles({ sign: '⚫', set: { ...set, puzzles: DAILY_PUZZLES } });
}
