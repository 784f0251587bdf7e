import type { Point } from '../../board/point';
import { type Cell, crossingOf } from '../cells';

/** Where the board lies on its square canvas; every length in device pixels unless said otherwise. */
export interface BoardLayout {
  /** Cells along an edge. */
  cells: number;
  size: number;
  /** Wood around the outermost cells, with the names of rows and columns where there is room. */
  margin: number;
  cell: number;
  /** Device pixels of one CSS pixel. */
  ratio: number;
  labelled: boolean;
}

/** CSS pixels from which there is room for names of rows and columns. */
const LABELLED_FROM = 340;

/** The layout of a board of `cells` on a canvas `side` CSS pixels long. Cells are whole device pixels, so lines are sharp. */
export function layOut(cells: number, side: number, ratio: number): BoardLayout {
  const size = Math.max(cells, Math.round(side * ratio));
  const labelled = side >= LABELLED_FROM;
  const cell = Math.floor(size / (cells + (labelled ? 0.9 : 0.2)));
  return { cells, size, margin: Math.floor((size - cell * cells) / 2), cell, ratio, labelled };
}

export function toPixels({ margin, cell }: BoardLayout, { x, y }: Point): Point {
  return { x: margin + x * cell, y: margin + y * cell };
}

export function crossing(layout: BoardLayout, cell: Cell): Point {
  return toPixels(layout, crossingOf(cell));
}

/** A point given in CSS pixels from the canvas's corner, in cells. */
export function toCells({ margin, cell, ratio }: BoardLayout, { x, y }: Point): Point {
  return { x: (x * ratio - margin) / cell, y: (y * ratio - margin) / cell };
}
