import { type BoardLayout, type Edge, layOut as layOutShape, toCells, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import { type Cell, cellAt, columnOf, rowOf, SHAPE } from '../rules/cells';

/** The frame, with the labels of rows and columns where there is room. */
const EDGE: Edge = { labelled: 0.7, bare: 0.12, labelledFrom: 480 };

/** The layout of the board on a canvas `across` CSS pixels wide. */
export function layOut(across: number, ratio: number): BoardLayout {
  return layOutShape(SHAPE, EDGE, across, ratio);
}

export function cornerOf(layout: BoardLayout, cell: Cell): Point {
  return toPixels(layout, { x: columnOf(cell), y: rowOf(cell) });
}

/** The cell under a point given in CSS pixels from the canvas's corner, or -1. */
export function cellUnder(layout: BoardLayout, at: Point): Cell {
  const { x, y } = toCells(layout, at);
  return cellAt(x, y);
}
