/**
 * Points by numbers, places and names. On the page a point is `9 * y + x`, x to the right and y downwards as Red's
 * opponent sees them from above: Black's rank comes first. The engine counts ranks from Red's side (wasm/xiangqi.d.ts).
 */
import type { Cell, Shape } from '../board/shape';
import type { Side } from '../play/game_types';

export const COLUMNS = 9;
export const ROWS = 10;
export const CELLS = COLUMNS * ROWS;

/** The board as a side sees it: its own pieces below. */
export function shapeOf(side: Side): Shape {
  return { columns: COLUMNS, rows: ROWS, stride: COLUMNS, turned: side === 1 };
}

/** The page's number of an engine's point, and the engine's of the page's. */
export function turnedOver(cell: Cell): Cell {
  return cellAt(columnOf(cell), ROWS - 1 - rowOf(cell));
}

export function columnOf(cell: Cell): number {
  return cell % COLUMNS;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / COLUMNS);
}

export function cellAt(x: number, y: number): Cell {
  return COLUMNS * y + x;
}

/** Name of a point in ICCS: files a-i from Red's left, ranks 0-9 from Red's side. */
export function cellName(cell: Cell): string {
  return String.fromCharCode(0x61 + columnOf(cell)) + String(ROWS - 1 - rowOf(cell));
}

/** The point of a name in small letters; it must be one. */
export function namedCell(name: string): Cell {
  return cellAt(name.charCodeAt(0) - 0x61, ROWS - 1 - Number(name[1]));
}

/** Number of a point's file as a side counts: from 1, from its right. */
export function fileOf(side: Side, cell: Cell): number {
  return side === 0 ? COLUMNS - columnOf(cell) : columnOf(cell) + 1;
}

/** Ranks that a point lies ahead of a side's own one. */
export function ranksAhead(side: Side, cell: Cell): number {
  return side === 0 ? ROWS - 1 - rowOf(cell) : rowOf(cell);
}

/** A point on a side's own half of the board. */
export function isHome(side: Side, cell: Cell): boolean {
  return ranksAhead(side, cell) < ROWS / 2;
}

/** A point in a side's palace. */
export function isInPalace(side: Side, cell: Cell): boolean {
  return ranksAhead(side, cell) < 3 && Math.abs(columnOf(cell) - 4) < 2;
}
