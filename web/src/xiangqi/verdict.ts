import { type Cell, NO_CELL } from '../board/shape';
import type { Result } from '../play/game_types';
import { turnedOver } from './cells';

/** Why a game is over, by the engine's numbers (wasm/xiangqi.d.ts). */
export const RULES = [
  'none',
  'checkmate',
  'stalemate',
  'perpetualCheck',
  'perpetualChase',
  'repetition',
  'bothCheck',
  'bothChase',
  'noCapture',
] as const;
export type Rule = (typeof RULES)[number];

/** How a game ended, or would end. */
export interface Verdict {
  result: Result;
  rule: Rule;
  /** The piece that is chased, `NO_CELL` where none is. */
  chased: Cell;
}

/** Reads the four integers of a verdict. */
export function verdictOf(data: ArrayLike<number>): Verdict {
  const { 0: result = 0, 1: rule = 0, 3: chased = NO_CELL } = data;
  return {
    result: result as Result,
    rule: RULES[rule] ?? 'none',
    chased: chased < 0 ? NO_CELL : turnedOver(chased),
  };
}
