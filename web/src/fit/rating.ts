import rate from 'glicko2-lite';
import type { RatedGame } from './rated_game';
import { placeBy } from './seeking';
import type { Strengths } from './strengths';

/**
 * A player's rating on a game's scale of Elo: Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022), each game a
 * period of its own. Its steps are small against a whole ladder, so that a player's place is sought before.
 */
export interface Rating {
  elo: number;
  /** Standard deviation of what is known of it, in Elo. */
  deviation: number;
  /** How much a player is held to change, as Glicko-2 counts it. */
  volatility: number;
  /** Games that it is made of. */
  games: number;
  /** While a player is sought: the games so far; null once there is a place. */
  search: readonly RatedGame[] | null;
}

/** Whose place is known as well as that is found, in Elo. */
const FOUND_DEVIATION = 150;
/** Glicko-2's usual values for the start of volatility and for how fast it changes. */
const VOLATILITY = 0.06;
const TAU = 0.5;
/** Who plays gets better: by so many Elo a game, as long as nothing else is known. */
const GROWTH = 0.8;

/** Of a player who has not played; `strengths` say how high the ladder is. */
export function startRating(strengths: Strengths): Rating {
  return { ...placeBy([], strengths), volatility: VOLATILITY, games: 0, search: [] };
}

/** The rating after one more game on the ladder that `strengths` describe. */
export function nextRating(before: Rating, game: RatedGame, strengths: Strengths): Rating {
  const { search } = before;
  const after = search === null ? settled(before, game) : sought(before, [...search, game], strengths);
  return { ...after, games: before.games + 1 };
}

/**
 * Where a result tells more, odds grow faster with the difference in strength: it is the same as if all had stood so many
 * times as far apart.
 */
function settled(before: Rating, { elo, error, score, weight }: RatedGame): Rating {
  const { rating, rd, vol } = rate(
    weight * (before.elo + GROWTH),
    weight * before.deviation,
    weight * before.volatility,
    [[weight * elo, weight * error, score]],
    { tau: TAU, rating: 0 },
  );
  return { ...before, elo: rating / weight, deviation: rd / weight, volatility: vol / weight };
}

function sought(before: Rating, games: readonly RatedGame[], strengths: Strengths): Rating {
  const place = placeBy(games, strengths);
  return { ...before, ...place, search: place.deviation > FOUND_DEVIATION ? games : null };
}
