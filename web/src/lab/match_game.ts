import type { Ending } from '../shell/session/ending';
import type { Played } from './played';

/** One game of a match, as it was played. */
export interface MatchGame extends Played {
  /** As in the engine's contract: 1 first side won, 2 second side won, 3 draw. */
  outcome: 1 | 2 | 3;
  sideOfA: 0 | 1;
  turns: number;
  /** Lost by an illegal action; a fault of the engine. */
  illegal: boolean;
}

/** How a game ended that its board does not end: an illegal action has lost it. */
export function endingOf({ illegal, outcome }: Pick<MatchGame, 'illegal' | 'outcome'>): Ending | undefined {
  return illegal && outcome !== 3 ? { winner: outcome === 1 ? 0 : 1, by: 'forfeit' } : undefined;
}

export type ResultForA = 'win' | 'draw' | 'loss';

/** How a game ended for the first player of its pair. */
export function resultForA({ outcome, sideOfA }: Pick<MatchGame, 'outcome' | 'sideOfA'>): ResultForA {
  if (outcome === 3) return 'draw';
  return outcome - 1 === sideOfA ? 'win' : 'loss';
}

/** The signs of chess tables. */
export const RESULT_SIGNS: Record<ResultForA, string> = { win: '+', draw: '=', loss: '−' };
