import { type FairFight, fairFight } from '../fit/fair_fight';
import type { Rating } from '../fit/rating';
import { type Opponent, type Strengths, strengthOf } from '../fit/strengths';
import type { PlayerRecord } from './record';

/** Where a player stands in a game, and who would make an even game of it. */
export interface Fit {
  rating: Rating;
  foe: FairFight;
}

/** null where nobody's strength is known. */
export function fitOf(record: PlayerRecord, strengths: Strengths): Fit | null {
  const rating = record.rating(strengths);
  const foe = fairFight(strengths, rating.elo);
  return foe === null ? null : { rating, foe };
}

/** Standard deviations on either side that hold 95 % of what may be. */
const CONFIDENCE = 1.96;

/** Elo on either side of a rating that it may be off by, with 95 %. */
export function marginOf({ deviation }: Rating): number {
  return CONFIDENCE * deviation;
}

/** How distracted a blurred opponent seems. */
export type Distraction = 'none' | 'little' | 'much' | 'asleep';

/** Least Elo that blur takes, for each word, the strongest first. */
const LOST: readonly (readonly [number, Distraction])[] = [
  [300, 'asleep'],
  [120, 'much'],
  [0, 'little'],
];

/** By what blur takes from the rung's strength. */
export function distractionOf(strengths: Strengths, opponent: Opponent): Distraction {
  if (opponent.blur === 0) return 'none';
  const clear = strengthOf(strengths, { ...opponent, blur: 0 });
  const blurred = strengthOf(strengths, opponent);
  const lost = clear === null || blurred === null ? 0 : clear.elo - blurred.elo;
  return LOST.find(([least]) => lost >= least)?.[1] ?? 'little';
}
