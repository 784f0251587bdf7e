import type { Outcome } from '../tactics/outcome';

/** The opponent of the first battle ever. */
export const FIRST_RUNG = 20;
/** Where a player who has won that battle goes on. */
const USUAL_RUNG = 50;
/** How far one result moves the default. */
const STRIDE = 20;

/** The rung to offer after a battle against `rung`; `rungs` are the ladder's, in ascending order. */
export function nextOpponent(
  rungs: readonly number[],
  rung: number,
  outcome: Outcome,
  firstBattle: boolean,
): number {
  if (outcome === 'draw') return rung;
  const by = outcome === 'won' ? STRIDE : -STRIDE;
  const wanted = firstBattle && outcome === 'won' ? Math.max(USUAL_RUNG, rung + by) : rung + by;
  return nearest(rungs, wanted);
}

function nearest(rungs: readonly number[], wanted: number): number {
  return rungs.reduce(
    (best, rung) => (Math.abs(rung - wanted) < Math.abs(best - wanted) ? rung : best),
    rungs[0] ?? wanted,
  );
}
