import type { Rating } from '../fit/rating';
import type { Opponent, Strengths } from '../fit/strengths';
import { figure } from '../i18n/figures';
import { type RungWords, rungName } from '../i18n/rungs';
import { type Rung, rungOf } from '../shell/session/ladder';
import { distractionOf, type Fit, marginOf } from './fit';
import type { Messages } from './words/messages';

/** Ratings are told in tens: nobody knows them better. */
const GRAIN = 10;

function inTens(elo: number): string {
  // `+ 0` makes zero of minus zero.
  return figure(GRAIN * Math.round(elo / GRAIN) + 0);
}

/** "1,240" */
export function ratingText({ elo }: Rating): string {
  return inTens(elo);
}

/** "1,240 ± 90" */
export function intervalText(rating: Rating): string {
  return `${ratingText(rating)} ± ${inTens(marginOf(rating))}`;
}

/** A game's opponents as they are spoken of. */
export interface Cast {
  ladder: readonly Rung[];
  words: { rungs: RungWords };
}

/** "Tinkerer, a little distracted" */
export function opponentText(
  t: Messages,
  { ladder, words }: Cast,
  strengths: Strengths,
  opponent: Opponent,
): string {
  const name = rungName(words, rungOf(ladder, opponent.rung));
  return t.distracted[distractionOf(strengths, opponent)](name);
}

/** So many Elo apart, two are told to be as strong as one another. */
const NEAR = 50;

/** The same as `whyText` in a few words. */
export function briefWhyText(t: Messages, { rating }: Fit, opponent: string): string {
  return rating.search === null && rating.games > 0 ? t.fairBrief(opponent) : t.fairBriefSeeks(opponent);
}

/** Why an opponent, who is called so, was chosen for a fair fight. */
export function whyText(t: Messages, { rating, foe }: Fit, opponent: string): string {
  if (rating.games === 0) return t.fairFirst(opponent);
  if (rating.search !== null) return t.fairSeeks(opponent);
  const isNear = Math.abs(foe.elo - rating.elo) <= NEAR;
  const text = ratingText(rating);
  return isNear ? t.fairWhy(text, opponent) : t.fairNear(text, opponent, inTens(foe.elo));
}
