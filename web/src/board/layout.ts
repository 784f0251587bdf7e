import type { Point } from './point';
import { type Cell, middleOf, type Shape } from './shape';

/** Where a board's cells lie on its canvas; every length in device pixels unless said otherwise. */
export interface BoardLayout extends Shape {
  /** Of the canvas. */
  width: number;
  height: number;
  /** Around the outermost cells, with the names of rows and columns where there is room. */
  margin: number;
  cell: number;
  /** Device pixels of one CSS pixel. */
  ratio: number;
  labelled: boolean;
}

/** The edge that a game's board has around its cells. */
export interface Edge {
  /** Of both sides together, in cells: with names of rows and columns, and without. */
  labelled: number;
  bare: number;
  /** CSS pixels of the board's width from which there is room for names. */
  labelledFrom: number;
}

/** The layout of a canvas `across` CSS pixels wide. Cells are whole device pixels, so lines are sharp. */
export function layOut(shape: Shape, edge: Edge, across: number, ratio: number): BoardLayout {
  const { columns, rows } = shape;
  const width = Math.max(columns, Math.round(across * ratio));
  const labelled = across >= edge.labelledFrom;
  const cell = Math.floor(width / (columns + (labelled ? edge.labelled : edge.bare)));
  const margin = Math.floor((width - cell * columns) / 2);
  const height = rows === columns ? width : cell * rows + 2 * margin;
  return { ...shape, width, height, margin, cell, ratio, labelled };
}

/** A point given in cells. */
export function toPixels({ margin, cell }: BoardLayout, { x, y }: Point): Point {
  return { x: margin + x * cell, y: margin + y * cell };
}

/** A point given in CSS pixels from the canvas's corner, in cells. */
export function toCells({ margin, cell, ratio }: BoardLayout, { x, y }: Point): Point {
  return { x: (x * ratio - margin) / cell, y: (y * ratio - margin) / cell };
}

/** The middle of a cell. */
export function middlePixels(layout: BoardLayout, cell: Cell): Point {
  return toPixels(layout, middleOf(layout, cell));
}
