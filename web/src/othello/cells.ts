/** Cells by numbers, places and names. `8 * y + x`, x to the right and y downwards (wasm/othello.d.ts). */
import type { Cell, Shape } from '../board/shape';

/** Cells along an edge. */
export const COLUMNS = 8;
export const CELLS = COLUMNS * COLUMNS;

export const SHAPE: Shape = { columns: COLUMNS, rows: COLUMNS, stride: COLUMNS, turned: false };

export function columnOf(cell: Cell): number {
  return cell % COLUMNS;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / COLUMNS);
}

export function cellAt(x: number, y: number): Cell {
  return COLUMNS * y + x;
}

/** Name of a cell as in the engine's texts: columns a-h from the left, rows from the top. */
export function cellName(cell: Cell): string {
  return columnName(columnOf(cell)) + String(rowOf(cell) + 1);
}

export function columnName(column: number): string {
  return String.fromCharCode(0x61 + column);
}

/** Steps from one cell to another, a step aslant counting as one. */
export function distance(one: Cell, other: Cell): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}
