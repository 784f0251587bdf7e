/** Geometry of the board; points are in cells, the crossing of cell 0 lies at (0.5, 0.5). No rules. */
import type { Point } from '../board/point';

/** From one row's cell to the next row's, whatever the size of the board. */
export const STRIDE = 20;

/** `STRIDE * y + x`, x to the right and y downwards. */
export type Cell = number;

export function columnOf(cell: Cell): number {
  return cell % STRIDE;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / STRIDE);
}

export function crossingOf(cell: Cell): Point {
  return { x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 };
}

export function cellAt(x: number, y: number): Cell {
  return STRIDE * y + x;
}

/** The cell whose square holds a point, or -1 off a board of `size`. */
export function cellUnder(size: number, { x, y }: Point): Cell {
  if (x < 0 || y < 0 || x >= size || y >= size) return -1;
  return cellAt(Math.floor(x), Math.floor(y));
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
