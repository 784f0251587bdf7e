import type { Cell } from '../board/shape';
import { STRIDE } from './cells';

/** Codes of the choices of swap2 (wasm/gomoku.d.ts); below them a code is the cell of a stone. */
export const TAKE_BLACK = 400;
export const TAKE_WHITE = 401;
export const PLACE_TWO = 402;

/** The cell of a stone; -1 for a choice. */
export function stoneOf(code: number): Cell {
  return code >= 0 && code < STRIDE * STRIDE ? code : -1;
}

/** What a side does in swap2 besides placing stones, in the words of the engine's texts. */
export type Choice = 'black' | 'white' | 'two';

/** The choice that a code stands for; null for a stone. */
export function choiceOf(code: number): Choice | null {
  if (code === TAKE_BLACK) return 'black';
  if (code === TAKE_WHITE) return 'white';
  return code === PLACE_TWO ? 'two' : null;
}
