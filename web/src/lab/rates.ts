import type { ScoreSummary } from '../../../wasm/lab';

/** A share or a difference of shares with its interval. */
export interface Rate {
  value: number;
  low: number;
  high: number;
}

/** That of the milestone at a place, out of numbers as the engine hands them over, three of each milestone. */
export function rateAt(rates: Float64Array, place: number): Rate {
  const [value = 0, low = 0, high = 0] = rates.subarray(3 * place, 3 * place + 3);
  return { value, low, high };
}

/** The milestones that somebody has reached, and the first in any case. */
export function reachedMilestones(
  milestones: Float64Array,
  summaries: readonly ScoreSummary[],
): { place: number; tile: number }[] {
  return Array.from(milestones, (tile, place) => ({ place, tile })).filter(
    ({ place }) => place === 0 || summaries.some(({ rates }) => rateAt(rates, place).value > 0),
  );
}
