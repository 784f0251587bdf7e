/** How a game ended for the player. */
export type Outcome = 'won' | 'lost' | 'draw';

/** The opponent of the first battle ever. */
export const FIRST_RUNG = 20;

/**
 * The rung to offer after a game against `rung`: the next one up the ladder after a win, the one below after a defeat, at
 * its ends the same again. `rungs` are the ladder's, in ascending order.
 */
export function nextOpponent(rungs: readonly number[], rung: number, outcome: Outcome): number {
  if (outcome === 'draw') return rung;
  const next =
    outcome === 'won' ? rungs.find((known) => known > rung) : rungs.findLast((known) => known < rung);
  return next ?? rung;
}
