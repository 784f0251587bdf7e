import text from '../../../../engine/othello/data/puzzles.txt?raw';
import type { Puzzle } from '../../boardgame/puzzles/puzzles_spec';
import { CELLS } from '../cells';
import { readAction, readMoves } from '../files/notation';
import { type Setup, USUAL_SETUP } from '../setup';

/** What is asked for (`PuzzleKind` in engine/othello/puzzle.h), in the order in which they are shown. */
const KINDS = ['win', 'draw', 'most'] as const;
export type Kind = (typeof KINDS)[number];

export const MOST_DIFFICULT = 5;
/** The highest rungs of all levels but the last. */
const LEVELS = [30, 50, 70, 90];

/** An ending with one right move, proven to the end of the game. */
export type OthelloPuzzle = Puzzle<Setup> & {
  kind: Kind;
  /** Discs by which the player wins after the right move, and after the best of the others. */
  value: number;
  second: number;
  /** The lowest rung from which on every one finds it; null where the strongest does not. */
  rung: number | null;
};

/** Those of a kind one after the other, the easiest first. */
export const PUZZLES: readonly OthelloPuzzle[] = readPuzzles(text).sort(inOrder);

/**
 * Reads a set of puzzles: a line each, `ID KIND VALUE SECOND RUNG FIRST f5d6...`; a line that begins with # is a remark.
 * Throws an Error that names the line.
 */
export function readPuzzles(set: string): OthelloPuzzle[] {
  return set.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const puzzle = readPuzzle(line);
    if (puzzle === null) throw new Error(`line ${number + 1} is no puzzle: ${line}`);
    return [puzzle];
  });
}

function readPuzzle(line: string): OthelloPuzzle | null {
  const [id = '', kindName, valueText, secondText, rungText, firstText = '', moves = '', ...more] = line
    .trim()
    .split(' ');
  const kind = KINDS.find((known) => known === kindName);
  const [value = Number.NaN, second = Number.NaN] = [Number(valueText), Number(secondText)];
  const rung = rungText === '-' ? null : Number(rungText);
  const first = readAction(firstText);
  const actions = readMoves(moves);
  if (kind === undefined || first === null || actions === null || actions.length === 0) return null;
  if (!Number.isInteger(value) || !Number.isInteger(second) || Number.isNaN(rung) || more.length > 0) {
    return null;
  }
  const plies = CELLS - 4 - actions.length;
  return {
    ...USUAL_SETUP,
    id,
    kind,
    value,
    second,
    rung,
    first: [first],
    actions,
    plies,
    difficulty: levelOf(rung),
  };
}

/** How hard it is, by the rung that it takes: 1 to `MOST_DIFFICULT`. */
function levelOf(rung: number | null): number {
  return 1 + LEVELS.filter((most) => rung === null || rung > most).length;
}

function inOrder(one: OthelloPuzzle, other: OthelloPuzzle): number {
  const rank = ({ rung }: OthelloPuzzle) => rung ?? Number.POSITIVE_INFINITY;
  if (one.kind !== other.kind) return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  return rank(one) === rank(other) ? one.plies - other.plies : rank(one) - rank(other);
}
