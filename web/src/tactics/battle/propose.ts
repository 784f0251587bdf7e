import type { Cell } from '../rules/cells';
import type { Exposure } from './exposure';
import { type Forecast, hits, type UnitOptions } from './forecast';

/** What a fallen unit is worth beyond its hit points, when strikes are compared. */
const KILL_WORTH = 60;
/** A friend's hit points weigh more than an enemy's. */
const FRIEND_WEIGHT = 2;
/** Damage that may come back weighs less than damage done. */
const EXPOSURE_WEIGHT = 0.3;
const STEP_WEIGHT = 0.1;

/**
 * The strike on `target` that a tap on it proposes: most damage done, least to friends, least danger where the
 * unit then stands, shortest way. It is a suggestion for the hand, not the engine's opinion; null if none hits.
 */
export function proposeStrike(
  options: UnitOptions,
  target: number,
  exposureAt: (cell: Cell) => Exposure,
  stepsTo: (cell: Cell) => number,
): Forecast | null {
  let best: Forecast | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const strike of options.strikes) {
    if (!hits(strike, target)) continue;
    const { cell } = strike.action;
    const worth =
      damageWorth(strike) - EXPOSURE_WEIGHT * exposureAt(cell).damage - STEP_WEIGHT * stepsTo(cell);
    if (worth > bestWorth) {
      best = strike;
      bestWorth = worth;
    }
  }
  return best;
}

function damageWorth(strike: Forecast): number {
  return strike.bodies.reduce((sum, body) => {
    const worth = body.damage + (body.dies ? KILL_WORTH : 0);
    return sum + (body.friend ? -FRIEND_WEIGHT * worth : worth);
  }, 0);
}
