import type { Outcome } from '../shell/session/default_opponent';
import type { Rung } from '../shell/session/ladder';

/**
 * Whom the end of a game leads to: `offered` is who "Play" offers at home, from now on. After a win that is somebody
 * above, of a game that did not count the next one above, null at the summit alone; after a defeat a way back, null
 * where it is none.
 */
export function offerAfter(
  outcome: Outcome,
  played: number,
  offered: number,
  ladder: readonly Rung[],
): number | null {
  if (outcome === 'won') return offered > played ? offered : nextAbove(ladder, played);
  return outcome === 'lost' && offered < played ? offered : null;
}

function nextAbove(ladder: readonly Rung[], played: number): number | null {
  return ladder.find(({ rung }) => rung > played)?.rung ?? null;
}
