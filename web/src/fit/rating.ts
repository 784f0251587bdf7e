import rate from 'glicko2-lite';
import { clearOf, type Height, type Strengths } from './strengths';

/**
 * A player's rating on a game's scale of Elo: Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022), each game a
 * period of its own. Its steps are small against a whole ladder, so that whoever wins or loses all of the first games is
 * sought in larger ones before.
 */
export interface Rating {
  elo: number;
  /** Standard deviation of what is known of it, in Elo. */
  deviation: number;
  /** How much a player is held to change, as Glicko-2 counts it. */
  volatility: number;
  /** Games that it is made of. */
  games: number;
  /** While a player is sought; null once there is a place. */
  search: Search | null;
}

/** A player's place is looked for, upwards or downwards. */
export interface Search {
  /** Steps so far: above 0 upwards, below 0 downwards, 0 before the first. */
  steps: number;
  /** Where the last step came from, in Elo: that opponent was beaten, or won. */
  from: number;
}

/** A finished game: where the opponent stands, and the player's score. */
export interface RatedGame extends Height {
  score: 0 | 0.5 | 1;
  /** What the result tells, as `Game.resultWeight` in wasm/engine.d.ts: 1 if nothing but the score is known. */
  weight: number;
}

/** Of a player of whom nothing is known. */
const START_DEVIATION = 500;
/** Of a player who was found between two opponents: games err. */
const FOUND_DEVIATION = 350;
/** Glicko-2's usual values for the start of volatility and for how fast it changes. */
const VOLATILITY = 0.06;
const TAU = 0.5;

/** Where seeking begins, as a share of the ladder's height: most who come are no masters. */
const START = 0.4;
/** The first step of seeking, in Elo; every further one is longer by as much. */
const STEP = 350;
/** A result is of no use for seeking if it was to be expected: the opponent is so much weaker or stronger, in Elo. */
const EXPECTED = 300;

/** Of a player who has not played; `strengths` say how high the ladder is. */
export function startRating(strengths: Strengths): Rating {
  const elo = START * Math.max(0, ...clearOf(strengths).map((known) => known.elo));
  const search = { steps: 0, from: elo };
  return { elo, deviation: START_DEVIATION, volatility: VOLATILITY, games: 0, search };
}

/** The rating after one more game on the ladder that `strengths` describe. */
export function nextRating(before: Rating, game: RatedGame, strengths: Strengths): Rating {
  const { search } = before;
  const after = search === null ? settled(before, game) : sought(before, search, game, strengths);
  return { ...after, games: before.games + 1 };
}

/**
 * Where a result tells more, odds grow faster with the difference in strength: it is the same as if all had stood so many
 * times as far apart.
 */
function settled(before: Rating, { elo, error, score, weight }: RatedGame): Rating {
  const { rating, rd, vol } = rate(
    weight * before.elo,
    weight * before.deviation,
    weight * before.volatility,
    [[weight * elo, weight * error, score]],
    { tau: TAU, rating: 0 },
  );
  return { ...before, elo: rating / weight, deviation: rd / weight, volatility: vol / weight };
}

/** One more result like those before leads a longer step on; another one says that the player stands between. */
function sought(
  before: Rating,
  { steps, from }: Search,
  { elo, score }: RatedGame,
  strengths: Strengths,
): Rating {
  const found = (place: number): Rating => ({
    ...before,
    elo: place,
    deviation: FOUND_DEVIATION,
    search: null,
  });
  if (score === 0.5) return found(elo);
  const way = score === 1 ? 1 : -1;
  // Whom one was to beat, or to lose to, says nothing.
  if (way * (elo - before.elo) < -EXPECTED) return before;
  if (steps * way < 0) return found((from + elo) / 2);
  const here = way > 0 ? Math.max(before.elo, elo) : Math.min(before.elo, elo);
  const end = endOf(strengths, way);
  // Nobody stands beyond.
  if (way * (end - here) <= 0) return found(here + (way * STEP) / 2);
  const next = here + STEP * (steps + way);
  return {
    ...before,
    elo: way > 0 ? Math.min(next, end) : Math.max(next, end),
    search: { steps: steps + way, from: here },
  };
}

/** The strongest opponent, upwards, or the weakest, downwards, in Elo. */
function endOf(strengths: Strengths, way: 1 | -1): number {
  const heights = strengths.map(({ elo }) => elo);
  return way > 0 ? Math.max(...heights) : Math.min(...heights);
}
