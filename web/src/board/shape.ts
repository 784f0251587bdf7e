import type { Point } from './point';

/** A cell's number: `stride * y + x` from the corner that the engine counts from. */
export type Cell = number;

/** No cell. */
export const NO_CELL: Cell = -1;

/**
 * Geometry of a board of cells, whatever is played on it. Places are columns from the left and rows from the top as
 * they are seen; points are in cells, the middle of the place (0, 0) lies at (0.5, 0.5).
 */
export interface Shape {
  columns: number;
  rows: number;
  /** From one row's cell to the next row's. */
  stride: number;
  /** The board is seen from its far side: turned half round. */
  turned: boolean;
}

/** The cell at a place as it is seen. */
export function cellAt({ columns, rows, stride, turned }: Shape, column: number, row: number): Cell {
  return turned ? stride * (rows - 1 - row) + (columns - 1 - column) : stride * row + column;
}

/** The column and the row in which a cell is seen. */
export function placeOf({ columns, rows, stride, turned }: Shape, cell: Cell): Point {
  const x = cell % stride;
  const y = Math.floor(cell / stride);
  return turned ? { x: columns - 1 - x, y: rows - 1 - y } : { x, y };
}

/** The middle of a cell. */
export function middleOf(shape: Shape, cell: Cell): Point {
  const { x, y } = placeOf(shape, cell);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The cell that holds a point; none beside the board. */
export function cellUnder(shape: Shape, { x, y }: Point): Cell {
  if (x < 0 || y < 0 || x >= shape.columns || y >= shape.rows) return NO_CELL;
  return cellAt(shape, Math.floor(x), Math.floor(y));
}

/** The cell in the middle of the board, or the one before it. */
export function middleCell(shape: Shape): Cell {
  return cellAt(shape, Math.floor((shape.columns - 1) / 2), Math.floor((shape.rows - 1) / 2));
}
