import type { RatedGame } from './rated_game';
import { between, clearOf, type Strengths } from './strengths';

/** Where a player who is sought is taken to stand. */
export interface Place {
  readonly elo: number;
  /** Standard deviation of what is known of it, in Elo. */
  readonly deviation: number;
}

/** Between two places that are weighed, in Elo. */
const STEP = 20;
/** So far beyond either end of the ladder players are sought, in Elo. */
const BEYOND = 400;
/** How much rarer a player is with each further Elo beyond the ladder. */
const RARER = 1 / 200;
/** How much rarer players are at the top of the ladder than at its foot: most who come are no masters. */
const AT_TOP = 0.7;

/**
 * Where a player stands by all games so far. A ladder is much higher than the steps of a rating that takes what it knows
 * for a bell curve, so every place is weighed by how likely it makes the results (Bayes' rule).
 */
export function placeBy(games: readonly RatedGame[], strengths: Strengths): Place {
  const top = Math.max(0, ...clearOf(strengths).map(({ elo }) => elo));
  const places: number[] = [];
  for (let elo = -BEYOND; elo <= top + BEYOND; elo += STEP) places.push(elo);
  const logs = places.map((elo) =>
    games.reduce((sum, game) => sum + logLikelihood(elo, game), logFrequency(elo, top)),
  );
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (elo: number) => number) =>
    places.reduce((sum, elo, at) => sum + of(elo) * weights[at]!, 0) / whole;
  const elo = mean((place) => place);
  return { elo, deviation: Math.sqrt(mean((place) => (place - elo) ** 2)) };
}

/** How often players stand there of whom nothing is known, up to what is the same for all. */
function logFrequency(elo: number, top: number): number {
  const onLadder = Math.min(top, Math.max(0, elo));
  const height = top === 0 ? 0 : onLadder / top;
  return Math.log(between(1, AT_TOP, height)) - RARER * Math.abs(elo - onLadder);
}

/** Of a game's score for a player of so many Elo, up to what is the same for all. */
function logLikelihood(elo: number, { elo: opponent, score, weight }: RatedGame): number {
  const odds = (weight * (elo - opponent) * Math.LN10) / 400;
  return score * odds - Math.log1p(Math.exp(odds));
}
