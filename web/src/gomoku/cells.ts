/** Cells by numbers, places and names. `STRIDE * y + x`, x to the right and y downwards (wasm/gomoku.d.ts). */
import type { Cell, Shape } from '../board/shape';

/** From one row's cell to the next row's, whatever the size of the board. */
export const STRIDE = 20;

/** A board of `size` cells along an edge. */
export function shapeOf(size: number): Shape {
  return { columns: size, rows: size, stride: STRIDE, turned: false };
}

export function columnOf(cell: Cell): number {
  return cell % STRIDE;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / STRIDE);
}

export function cellAt(x: number, y: number): Cell {
  return STRIDE * y + x;
}

/** Name of a cell as in the engine's texts: columns a-t from the left, rows from the bottom. */
export function cellName(size: number, cell: Cell): string {
  return columnName(columnOf(cell)) + String(size - rowOf(cell));
}

export function columnName(column: number): string {
  return String.fromCharCode(97 + column);
}

/** Where the star points of a board lie. */
export function starCells(size: number): Cell[] {
  const edge = size < 13 ? 2 : 3;
  const middle = (size - 1) / 2;
  const corners = [edge, size - 1 - edge];
  const stars = corners.flatMap((y) => corners.map((x) => cellAt(x, y)));
  return Number.isInteger(middle) ? [...stars, cellAt(middle, middle)] : stars;
}
