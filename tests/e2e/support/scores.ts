import { expect } from 'vitest';
import { native } from './native';
import type { Place } from './place';

/** A few games of 2048 by two rungs, as the page's address and the command line name them. */
const SERIES = { games: 6, seed: 3, nodes: 60 };
const [RUNG, OTHER] = [30, 10];

/** The address, within the site, where they are played. */
export const SCORES_ADDRESS = `?game=twenty48&form=scores&field=${RUNG},${OTHER}&lang=en&${new URLSearchParams(
  Object.entries(SERIES).map(([name, value]) => [name, String(value)]),
)}`;

/** As much of the command line's result as the page shows too. */
interface Found {
  a: { mean_score: number };
  b: { mean_score: number };
  comparison: { z: number };
}

/** Whether they are still played, or over. */
export function stateOfScores(place: Place): Promise<string> {
  return place.evaluate(
    () => document.querySelector<HTMLElement>('[data-testid=match]')?.dataset.state ?? '',
  );
}

/** Waits until the games of `SCORES_ADDRESS` are over; their figures must be the command line's. */
export async function playScoresAndCompare(place: Place): Promise<void> {
  await expect.poll(() => stateOfScores(place), { timeout: 60_000 }).toBe('finished');
  const args = Object.entries(SERIES).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { a, b, comparison } = native<Found>([
    ...['score', '--game', 'twenty48', '--ai', String(RUNG), '--against', String(OTHER), ...args],
  ]);
  const text = (id: string) =>
    place.evaluate((shown) => document.querySelector(`[data-testid=${shown}]`)?.textContent ?? '', id);
  const points = (mean: number) => new Intl.NumberFormat('en').format(Math.round(mean));
  await expect.poll(() => text(`mean-${RUNG}`)).toBe(points(a.mean_score));
  await expect.poll(() => text(`mean-${OTHER}`)).toBe(points(b.mean_score));
  await expect.poll(() => text('comparisons')).toContain(`z ${comparison.z.toFixed(2)}`);
}
