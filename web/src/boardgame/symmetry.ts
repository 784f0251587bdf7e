import { columnOf, rowOf } from '../gomoku/cells';
import { isStone, LARGEST_BOARD } from '../gomoku/files/notation';

/** The eight ways to turn and mirror a square board, on action codes; choices of swap2 stay what they are. */

type Turn = (x: number, y: number, last: number) => [number, number];

const TURNS: readonly Turn[] = [
  (x, y) => [x, y],
  (x, y, last) => [last - y, x],
  (x, y, last) => [last - x, last - y],
  (x, y, last) => [y, last - x],
  (x, y, last) => [last - x, y],
  (x, y, last) => [x, last - y],
  (x, y) => [y, x],
  (x, y, last) => [last - y, last - x],
];

/** Numbers of the symmetries; 0 leaves everything as it is. */
export const SYMMETRIES: readonly number[] = TURNS.map((_, number) => number);

/** For each symmetry the one that undoes it: a quarter turn goes back, everything else undoes itself. */
const INVERSE = [0, 3, 2, 1, 4, 5, 6, 7] as const;

/** Where a symmetry puts an action on a board of `size`. */
export function turned(code: number, symmetry: number, size: number): number {
  if (!isStone(code)) return code;
  const [x, y] = TURNS[symmetry]!(columnOf(code), rowOf(code), size - 1);
  return LARGEST_BOARD * y + x;
}

/** Where an action was that a symmetry has put on `code`. */
export function turnedBack(code: number, symmetry: number, size: number): number {
  return turned(code, INVERSE[symmetry]!, size);
}

/** A position without its orientation and without the order of its moves. */
export interface NormalForm {
  /** Equal for positions that a symmetry makes equal, and for no others. */
  key: string;
  /** The symmetries that lead to it; more than one where the stones stand symmetrically. */
  symmetries: number[];
}

/** The normal form of the position after `actions`. */
export function normalForm(actions: readonly number[], size: number): NormalForm {
  const choices = actions.filter((code) => !isStone(code)).join();
  const stones = actions.filter(isStone);
  const keys = SYMMETRIES.map((symmetry) => keyOf(stones.map((code) => turned(code, symmetry, size))));
  const key = keys.reduce((least, other) => (other < least ? other : least));
  return { key: `${key};${choices}`, symmetries: SYMMETRIES.filter((symmetry) => keys[symmetry] === key) };
}

/** Black's stones and white's, each in order. */
function keyOf(stones: readonly number[]): string {
  const ofColour = (colour: number) =>
    stones.filter((_, place) => place % 2 === colour).sort((a, b) => a - b);
  return `${ofColour(0)}/${ofColour(1)}`;
}
