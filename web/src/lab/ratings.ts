import type { LabModule, MatchSummary } from '../../../wasm/lab';
import { type Contest, pairsOf } from './contest';

/** Where a player of a contest stands. */
export interface Rating {
  /** Its place in the list of players. */
  place: number;
  elo: number;
  low: number;
  high: number;
  points: number;
  games: number;
}

/** An interval wider than this says that nobody knows. */
const IGNORANCE = 3000;

/** All players of a contest, the best first. */
export function ratingsOf(
  statistics: LabModule,
  contest: Pick<Contest, 'form' | 'players'>,
  standings: readonly MatchSummary[],
): Rating[] {
  const { players } = contest;
  const pairs = pairsOf(contest);
  const encounters = pairs.flatMap(([a, b], pair) => {
    const standing = standings[pair];
    return standing === undefined ? [] : [a, b, pointsOf(standing), standing.games];
  });
  const rows = statistics.rate(players.length, Float64Array.from(encounters));
  const ratings = players.map((_, place): Rating => {
    const own = pairs.flatMap(([a, b], pair) => {
      const standing = standings[pair];
      if (standing === undefined || (a !== place && b !== place)) return [];
      const points = pointsOf(standing);
      return [{ points: a === place ? points : standing.games - points, games: standing.games }];
    });
    const sum = (of: 'points' | 'games') => own.reduce((all, match) => all + match[of], 0);
    const [elo = 0, low = 0, high = 0] = rows.subarray(3 * place, 3 * place + 3);
    return { place, elo, low, high, points: sum('points'), games: sum('games') };
  });
  return ratings.sort((one, other) => other.elo - one.elo || one.place - other.place);
}

/** Whether enough was played for a rating to say anything. */
export function isKnown({ low, high }: Rating): boolean {
  return high - low < IGNORANCE;
}

/** Points of a match's first player. */
export function pointsOf({ wins, draws }: Pick<MatchSummary, 'wins' | 'draws'>): number {
  return wins + draws / 2;
}
