import type { Cell } from '../board/shape';
import { CELLS } from './cells';

/** A position without an engine, for boards that only show it. */
export interface DiscData {
  /** 1 black, 2 white, by cells; absent where there is nothing. */
  board: ReadonlyMap<Cell, number>;
  /** Cells of the discs placed so far, black and white in turn. */
  placed: readonly Cell[];
  /** The game is over, and black has won. */
  over: boolean;
}

const VERSION = 1;
const DISC = 1;

/** The snapshot of discs, in the layout of wasm/othello.d.ts; cells that could be played on are not told. */
export function snapshotData({ board, placed, over }: DiscData): Int32Array {
  const cells = Array.from({ length: CELLS }, (_, cell) => board.get(cell) ?? 0);
  const countOf = (content: number) => cells.filter((cell) => cell === content).length;
  const header = [VERSION, placed.length % 2, Number(over), countOf(1), countOf(2), countOf(0)];
  const more = [0, 0, placed.length, placed.at(-1) ?? -1, 0, 0, 0, 0, 0, 0];
  return Int32Array.from([...header, ...more, ...cells, ...placed]);
}

/** The events of a disc that `side` places on the first of the cells and that turns the others over. */
export function discEvents([cell = 0, ...flips]: readonly Cell[], side: number): Int32Array {
  return Int32Array.of(DISC, 2 + flips.length, cell, side, ...flips);
}
