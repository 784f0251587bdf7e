import type { Outcome } from '../shell/default_opponent';

/**
 * Whom the end of a game leads to: `offered` is who "Play" offers at home, from now on. After a win that is somebody
 * above, after a defeat a way back; null where it is neither.
 */
export function offerAfter(outcome: Outcome, played: number, offered: number): number | null {
  if (outcome === 'won') return offered > played ? offered : null;
  return outcome === 'lost' && offered < played ? offered : null;
}
