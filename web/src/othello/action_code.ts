import { type Cell, NO_CELL } from '../board/shape';

/** Code of a pass (wasm/othello.d.ts); below it a code is the cell of a disc. */
export const PASS = 64;

/** The cell of a disc; none for a pass. */
export function discOf(code: number): Cell {
  return code >= 0 && code < PASS ? code : NO_CELL;
}
