import type { PlayedGame } from '../shell/played_game';

export type ResultForA = 'win' | 'draw' | 'loss';

/** How a game ended for rung a. */
export function resultForA({ result, sideOfA }: PlayedGame): ResultForA {
  if (result === 3) return 'draw';
  return result - 1 === sideOfA ? 'win' : 'loss';
}

/** The signs of chess tables. */
export const RESULT_SIGNS: Record<ResultForA, string> = { win: '+', draw: '=', loss: '−' };
