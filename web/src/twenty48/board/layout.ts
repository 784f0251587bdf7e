import type { Point } from '../../board/point';
import { type Cell, cellUnder } from '../../board/shape';
import { ACROSS, SHAPE } from '../cells';

/** Where the board lies on its square canvas; every length in device pixels unless said otherwise. */
export interface BoardLayout {
  width: number;
  height: number;
  /** From the board's edge to the first cell. */
  margin: number;
  /** From one cell's corner to the next one's. */
  stride: number;
  /** Edge of a tile. */
  tile: number;
  /** Of a tile's corners. */
  radius: number;
  /** Device pixels of one CSS pixel. */
  ratio: number;
}

/** The space between tiles, as a share of a tile. */
const GAP = 0.11;

/** The layout on a canvas `side` CSS pixels long. Tiles are whole device pixels, so their edges are sharp. */
export function layOut(side: number, ratio: number): BoardLayout {
  const size = Math.max(ACROSS, Math.round(side * ratio));
  const tile = Math.max(1, Math.floor(size / (ACROSS + GAP * (ACROSS + 1))));
  const gap = Math.floor((size - ACROSS * tile) / (ACROSS + 1));
  const stride = tile + gap;
  const margin = Math.floor((size - ACROSS * tile - (ACROSS - 1) * gap) / 2);
  return { width: size, height: size, margin, stride, tile, radius: Math.round(tile * 0.1), ratio };
}

/** The cell at a point given in CSS pixels from the canvas's corner, with half of the space around its tile. */
export function cellAtPoint({ margin, stride, ratio }: BoardLayout, { x, y }: Point): Cell {
  return cellUnder(SHAPE, { x: (x * ratio - margin / 2) / stride, y: (y * ratio - margin / 2) / stride });
}
