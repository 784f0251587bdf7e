import text from '../../../../engine/xiangqi/data/puzzles.txt?raw';
import type { Puzzle } from '../../boardgame/puzzles/puzzles_spec';
import { isFen, moverOf } from '../files/fen';
import { readIccs } from '../notation/iccs';
import type { Setup } from '../setup';

export const MOST_DIFFICULT = 5;
/** The highest rungs of all levels but the last. */
const LEVELS = [20, 30, 50, 90];

/** A position with one move that mates in so many moves, proven. */
export type XiangqiPuzzle = Puzzle<Setup> & {
  moves: number;
  /** The lowest rung from which on every one finds it; null where the strongest does not. */
  rung: number | null;
};

/** Those of a length one after the other, the easiest first. */
export const PUZZLES: readonly XiangqiPuzzle[] = readPuzzles(text).sort(inOrder);

/**
 * Reads a set of puzzles: a line each, `ID MOVES RUNG FIRST FEN`; a line that begins with # is a remark. Throws an Error
 * that names the line.
 */
export function readPuzzles(set: string): XiangqiPuzzle[] {
  return set.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const puzzle = readPuzzle(line);
    if (puzzle === null) throw new Error(`line ${number + 1} is no puzzle: ${line}`);
    return [puzzle];
  });
}

function readPuzzle(line: string): XiangqiPuzzle | null {
  const [id = '', movesText, rungText, firstText = '', ...words] = line.trim().split(' ');
  const start = words.join(' ');
  const moves = Number(movesText);
  const rung = rungText === '-' ? null : Number(rungText);
  const first = readIccs(firstText);
  if (first === null || !isFen(start) || !Number.isInteger(moves) || moves < 1 || Number.isNaN(rung))
    return null;
  const difficulty = 1 + LEVELS.filter((most) => rung === null || rung > most).length;
  return { id, moves, rung, start, plies: 2 * moves - 1, difficulty, first: [first], actions: [] };
}

/** The side that is to mate. */
export function matingSide({ start }: Pick<XiangqiPuzzle, 'start'>): 0 | 1 {
  return moverOf(start);
}

function inOrder(one: XiangqiPuzzle, other: XiangqiPuzzle): number {
  const rank = ({ rung }: XiangqiPuzzle) => rung ?? Number.POSITIVE_INFINITY;
  if (one.moves !== other.moves) return one.moves - other.moves;
  return rank(one) === rank(other) ? 0 : rank(one) - rank(other);
}
