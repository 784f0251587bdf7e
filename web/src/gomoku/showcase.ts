import type { Step } from '../conductor/contract';
import { cellAt } from './cells';

/** A short game for the board on the home screen, written by hand: black wins with its fifth stone in a row. */

const SIZE = 9;

const MOVES: readonly (readonly [number, number])[] = [
  [4, 4],
  [5, 3],
  [4, 3],
  [4, 5],
  [3, 4],
  [5, 4],
  [3, 5],
  [5, 5],
  [5, 2],
  [5, 6],
  [5, 7],
  [3, 3],
  [2, 5],
  [1, 6],
  [6, 1],
];

/** Cells of the stones, in their order. */
export const SHOWCASE = MOVES.map(([x, y]) => cellAt(x, y));

/** The diagonal that wins. */
const ROW = [2, 3, 4, 5, 6].map((x) => cellAt(x, 7 - x));
const BLACK_WON = 1;
const FIVE = 1;

/** Snapshot of the board with the first `length` stones (layout: wasm/gomoku.d.ts). */
export function showcaseSnapshot(length: number): Int32Array {
  const over = length === SHOWCASE.length;
  const row = over ? ROW : [];
  const [result, reason] = over ? [BLACK_WON, FIVE] : [0, 0];
  const header = [
    1,
    SIZE,
    0,
    0,
    0,
    length % 2,
    0,
    result,
    reason,
    length,
    row.length,
    0,
    length % 2,
    0,
    0,
    0,
  ];
  return Int32Array.from([...header, ...SHOWCASE.slice(0, length), ...row]);
}

/** The step that places stone `number`, from 1. */
export function showcaseStone(number: number, start: number): Step {
  const cell = SHOWCASE[number - 1] ?? 0;
  const over = number === SHOWCASE.length ? [3, 2 + ROW.length, BLACK_WON, FIVE, ...ROW] : [];
  return {
    action: cell,
    events: Int32Array.from([1, 3, cell, (number - 1) % 2, number, ...over]),
    before: showcaseSnapshot(number - 1),
    after: showcaseSnapshot(number),
    start,
    by: 'opponent',
  };
}
