import text from '../../../../engine/xiangqi/data/daily.txt?raw';
import { openDailyPuzzles } from '../../boardgame/daily/daily_puzzles';
import { readPuzzles, type XiangqiPuzzle } from '../puzzles/puzzle_set';
import { openPuzzles } from '../puzzles/puzzles';
import { messages } from '../words/messages';

/** From the easiest to the hardest: mates in one first. */
export const DAILY_PUZZLES: readonly XiangqiPuzzle[] = readPuzzles(text).sort(byHardness);

function byHardness(one: XiangqiPuzzle, other: XiangqiPuzzle): number {
  const rank = ({ rung }: XiangqiPuzzle) => rung ?? Number.MAX_SAFE_INTEGER;
  return one.moves - other.moves || rank(one) - rank(other) || (one.id < other.id ? -1 : 1);
}

/** Xiangqi's puzzles of the day: one move alone mates as fast. */
export async function openDaily() {
  const [set] = await Promise.all([openPuzzles(), messages.load()]);
  return openDailyPuzzles({ sign: '🔴', set: { ...set, puzzles: DAILY_PUZZLES } });
}
