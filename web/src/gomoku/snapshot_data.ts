import type { Cell } from '../board/shape';

/** A position without an engine: stones on a board, in the layout of a snapshot (wasm/gomoku.d.ts). */
export interface StoneData {
  size: number;
  /** Cells of the stones, black and white in turn. */
  stones: readonly Cell[];
  /** Cells of the row that has won, empty while none has. */
  row: readonly Cell[];
}

const VERSION = 1;
const FIVE = 1;

/** The snapshot of stones, for boards that only show them; the winner is the first side if Black has the row. */
export function snapshotData({ size, stones, row }: StoneData): Int32Array {
  const turn = stones.length % 2;
  const [result, reason] = row.length === 0 ? [0, 0] : [2 - turn, FIVE];
  const header = [
    VERSION,
    size,
    0,
    0,
    0,
    turn,
    0,
    result,
    reason,
    stones.length,
    row.length,
    0,
    turn,
    0,
    0,
    0,
  ];
  return Int32Array.from([...header, ...stones, ...row]);
}

/** The events of the last stone of `after`. */
export function stoneEvents({ stones, row }: StoneData): Int32Array {
  const number = stones.length;
  const over = row.length === 0 ? [] : [3, 2 + row.length, 2 - (number % 2), FIVE, ...row];
  return Int32Array.from([1, 3, stones.at(-1) ?? 0, (number - 1) % 2, number, ...over]);
}
