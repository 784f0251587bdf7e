import type { Point } from '../../board/point';
import type { Shape } from '../../board/shape';

/** Geometry of the board: cells, directions and their names; points are in cells, the centre of cell 0 is (0.5, 0.5). No rules. */

/** Cells along one edge of the board. */
export const BOARD_SIZE = 10;
export const CELL_COUNT = BOARD_SIZE * BOARD_SIZE;

export const SHAPE: Shape = { columns: BOARD_SIZE, rows: BOARD_SIZE, stride: BOARD_SIZE, turned: false };

/** `10 * y + x`, x to the right and y downwards. */
export type Cell = number;

export const Direction = { none: 0, north: 1, east: 2, south: 3, west: 4 } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

const STEPS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function columnOf(cell: Cell): number {
  return cell % BOARD_SIZE;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / BOARD_SIZE);
}

export function centreOf(cell: Cell): Point {
  return { x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 };
}

/** The cell at column `x` and row `y`, or -1 off the board. */
export function cellAt(x: number, y: number): Cell {
  if (x < 0 || y < 0 || x >= BOARD_SIZE || y >= BOARD_SIZE) return -1;
  return BOARD_SIZE * Math.floor(y) + Math.floor(x);
}

/** One step in `direction`, in cells. */
export function stepOf(direction: Direction): Point {
  return STEPS[direction] ?? { x: 0, y: 0 };
}

/** The neighbour of `cell` in `direction`, or -1 off the board. */
export function neighbour(cell: Cell, direction: Direction): Cell {
  const step = stepOf(direction);
  return cellAt(columnOf(cell) + step.x, rowOf(cell) + step.y);
}

/** The direction that leads from `from` towards `to`; the longer axis decides. */
export function directionTowards(from: Cell, to: Cell): Direction {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  if (dx === 0 && dy === 0) return Direction.none;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? Direction.east : Direction.west;
  return dy > 0 ? Direction.south : Direction.north;
}

/** Steps between two cells if nothing stood in between. */
export function distance(from: Cell, to: Cell): number {
  return Math.abs(columnOf(to) - columnOf(from)) + Math.abs(rowOf(to) - rowOf(from));
}

/** Name of a cell as in the engine's texts: columns a-j from the left, rows 1-10 from the top. */
export function cellName(cell: Cell): string {
  return String.fromCharCode(97 + columnOf(cell)) + String(rowOf(cell) + 1);
}
