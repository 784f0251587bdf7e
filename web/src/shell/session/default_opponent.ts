/** How a game ended for the player. */
export type Outcome = 'won' | 'lost' | 'draw';

/** The opponent of the first battle ever. */
export const FIRST_RUNG = 20;

/** So many defeats in a row lead down a rung: one may be bad luck. */
const DEFEATS = 2;

/**
 * The rung to offer after a game against `rung`: the next one up the ladder after a win, the one below after the second
 * defeat in a row, at its ends the same again. `rungs` are the ladder's, in ascending order; `defeats`: by this rung, in a
 * row.
 */
export function nextOpponent(
  rungs: readonly number[],
  rung: number,
  outcome: Outcome,
  defeats: number,
): number {
  if (outcome === 'draw' || (outcome === 'lost' && defeats < DEFEATS)) return rung;
  const next =
    outcome === 'won' ? rungs.find((known) => known > rung) : rungs.findLast((known) => known < rung);
  return next ?? rung;
}
