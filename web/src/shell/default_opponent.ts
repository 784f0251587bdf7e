/** How a game ended for the player. */
export type Outcome = 'won' | 'lost' | 'draw';

/** The opponent of the first battle ever. */
export const FIRST_RUNG = 20;
/** Where a player who has won that battle goes on. */
const USUAL_RUNG = 50;
/** How far one result moves the default. */
const STRIDE = 20;
/** How far a defeat in the first battle ever moves it: who is still learning the rules is not weak yet. */
const FIRST_STRIDE = 10;

/** The rung to offer after a battle against `rung`; `rungs` are the ladder's, in ascending order. */
export function nextOpponent(
  rungs: readonly number[],
  rung: number,
  outcome: Outcome,
  firstBattle: boolean,
): number {
  if (outcome === 'draw') return rung;
  return nearest(rungs, outcome === 'won' ? above(rung, firstBattle) : below(rung, firstBattle));
}

function above(rung: number, firstBattle: boolean): number {
  return firstBattle ? Math.max(USUAL_RUNG, rung + STRIDE) : rung + STRIDE;
}

function below(rung: number, firstBattle: boolean): number {
  return rung - (firstBattle ? FIRST_STRIDE : STRIDE);
}

function nearest(rungs: readonly number[], wanted: number): number {
  return rungs.reduce(
    (best, rung) => (Math.abs(rung - wanted) < Math.abs(best - wanted) ? rung : best),
    rungs[0] ?? wanted,
  );
}
