import type { Side } from '../play/game_types';
import { CELLS, type Rank } from './cells';
import { DIRECTIONS, type Direction } from './directions';

/** Decoded form of the snapshot (layout: wasm/twenty48.d.ts). */

export const Result = { playing: 0, over: 1, overBefore2048: 2 } as const;
export type Result = (typeof Result)[keyof typeof Result];

export interface Snapshot {
  /** The first side slides, the second places; by chance the first is always to move. */
  sideToMove: Side;
  result: Result;
  score: number;
  /** Slides so far. */
  moves: number;
  /** Rank of the largest tile. */
  largest: Rank;
  slides: readonly Direction[];
  /** Of the sixteen cells, row by row. */
  ranks: readonly Rank[];
}

const HEADER = 16;
const VERSION = 1;

/** Throws a RangeError that says what is wrong with the numbers. */
export function decodeSnapshot(data: Int32Array): Snapshot {
  const [version, , , result = 0, score = 0, moves = 0, , largest = 0, slides = 0, sideToMove = 0] = data;
  if (version !== VERSION) throw new RangeError(`snapshot layout ${version} is not ${VERSION}`);
  if (data.length !== HEADER + CELLS) {
    throw new RangeError(`a snapshot of ${data.length} numbers, not ${HEADER + CELLS}`);
  }
  return {
    sideToMove: sideToMove as Side,
    result: result as Result,
    score,
    moves,
    largest,
    slides: DIRECTIONS.filter((direction) => (slides & (1 << direction)) !== 0),
    ranks: Array.from(data.subarray(HEADER)),
  };
}
