import type { Shape } from '../board/shape';

/** `4 * y + x`, x to the right and y downwards from 0. */
export type Cell = number;

/** Binary logarithm of a tile's value, 0 for an empty cell. */
export type Rank = number;

/** Cells along an edge. */
export const ACROSS = 4;
export const CELLS = ACROSS * ACROSS;

/** The rank that a game is about: 2048. */
export const GOAL: Rank = 11;

/** The largest rank there can be: 131072. */
export const RANK_MAX: Rank = 17;

export const SHAPE: Shape = { columns: ACROSS, rows: ACROSS, stride: ACROSS, turned: false };

export function cellAt(x: number, y: number): Cell {
  return ACROSS * y + x;
}

export function columnOf(cell: Cell): number {
  return cell % ACROSS;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / ACROSS);
}

/** Columns a-d from the left, rows 1-4 from the bottom. */
export function cellName(cell: Cell): string {
  return `${'abcd'[columnOf(cell)]}${ACROSS - rowOf(cell)}`;
}

/** What is written on a tile. */
export function faceOf(rank: Rank): number {
  return 2 ** rank;
}
