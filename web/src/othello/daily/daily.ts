import text from '../../../../engine/othello/data/daily.txt?raw';
import { openDailyPuzzles } from '../../boardgame/daily/daily_puzzles';
import { type OthelloPuzzle, readPuzzles } from '../puzzles/puzzle_set';
import { openPuzzles } from '../puzzles/puzzles';
import { messages } from '../words/messages';

/** From the easiest to the hardest. */
export const DAILY_PUZZLES: readonly OthelloPuzzle[] = readPuzzles(text).sort(byHardness);

function byHardness(one: OthelloPuzzle, other: OthelloPuzzle): number {
  const rank = ({ rung }: OthelloPuzzle) => rung ?? Number.MAX_SAFE_INTEGER;
  return rank(one) - rank(other) || one.plies - other.plies || (one.id < other.id ? -1 : 1);
}

/** Othello's puzzles of the day: endings in which one move alone is right. */
export async function openDaily() {
  const [set] = await Promise.all([openPuzzles(), messages.load()]);
  return openDailyPuzzles({ sign: '🟢', set: { ...set, puzzles: DAILY_PUZZLES } });
}
