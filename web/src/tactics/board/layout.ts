import type { Point } from '../../board/point';
import { BOARD_SIZE, type Cell, cellAt, columnOf, rowOf } from '../cells';

/** Where the board lies on its canvas; every length in device pixels unless said otherwise. */
export interface BoardLayout {
  size: number;
  /** The frame's width, with the labels of rows and columns where there is room. */
  margin: number;
  cell: number;
  /** Device pixels of one CSS pixel. */
  ratio: number;
  labelled: boolean;
}

/** CSS pixels from which the frame has room for labels. */
const LABELLED_FROM = 480;

/** The layout of a square canvas, `side` CSS pixels long. Cells are whole device pixels, so lines are sharp. */
export function layOut(side: number, ratio: number): BoardLayout {
  const size = Math.max(BOARD_SIZE, Math.round(side * ratio));
  const labelled = side >= LABELLED_FROM;
  const cell = Math.floor(size / (BOARD_SIZE + (labelled ? 0.7 : 0.12)));
  return { size, margin: Math.floor((size - cell * BOARD_SIZE) / 2), cell, ratio, labelled };
}

export function toPixels(layout: BoardLayout, point: Point): Point {
  return { x: layout.margin + point.x * layout.cell, y: layout.margin + point.y * layout.cell };
}

export function cornerOf(layout: BoardLayout, cell: Cell): Point {
  return toPixels(layout, { x: columnOf(cell), y: rowOf(cell) });
}

/** The cell under a point given in CSS pixels from the canvas's corner, or -1. */
export function cellUnder(layout: BoardLayout, x: number, y: number): Cell {
  const column = Math.floor((x * layout.ratio - layout.margin) / layout.cell);
  const row = Math.floor((y * layout.ratio - layout.margin) / layout.cell);
  return cellAt(column, row);
}
