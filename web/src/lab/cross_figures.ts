import type { MatchSummary } from '../../../wasm/lab';
import { type Contest, pairsOf } from './contest';
import { pointsText } from './figures';
import { isKnown, pointsOf, type Rating } from './ratings';

/** What a cross table shows, on the screen and in a picture. */

/** Whom everybody's results are set against: of one against many there is one column, that one. */
export function columnsOf({ form }: Pick<Contest, 'form'>, ratings: readonly Rating[]): readonly Rating[] {
  return form === 'gauntlet' ? ratings.filter(({ place }) => place === 0) : ratings;
}

/** What one made against another. */
export interface Encounter extends Pick<MatchSummary, 'wins' | 'draws' | 'losses'> {
  /** Its place in the list of pairs. */
  pair: number;
  games: number;
  /** Of the points, from 0 to 1; a half where nothing was played. */
  share: number;
}

/** What the player at the place `row` made against the one at `column`; null for two who do not meet. */
export function encounterOf(
  contest: Pick<Contest, 'form' | 'players'>,
  standings: readonly MatchSummary[],
  row: number,
  column: number,
): Encounter | null {
  const pairs = pairsOf(contest);
  const pair = pairs.findIndex(([a, b]) => (a === row && b === column) || (a === column && b === row));
  const standing = standings[pair];
  if (standing === undefined) return null;
  const own = pairs[pair]?.[0] === row ? standing : turned(standing);
  const { wins, draws, losses } = own;
  const games = wins + draws + losses;
  return { pair, wins, draws, losses, games, share: games === 0 ? 0.5 : pointsOf(own) / games };
}

/** Its points as a table writes them; a dot where nothing was played. */
export function encounterText({ games, wins, draws }: Encounter): string {
  return games === 0 ? '·' : pointsText(wins, draws);
}

/** A rating's interval on the scale of all, around its value; null where nobody knows. */
export function onScale(rating: Rating, [least, most]: readonly [number, number]) {
  if (!isKnown(rating)) return null;
  const at = (elo: number) => (elo - least) / Math.max(1, most - least);
  return { low: at(rating.low), value: at(rating.elo), high: at(rating.high) };
}

/** From the lowest end of an interval to the highest. */
export function scaleOf(ratings: readonly Rating[]): readonly [number, number] {
  const known = ratings.filter(isKnown);
  return [Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high))];
}

/** Points with their half. */
export function halves(points: number): string {
  return pointsText(Math.floor(points), points % 1 === 0 ? 0 : 1);
}

function turned({ wins, draws, losses }: MatchSummary): Pick<MatchSummary, 'wins' | 'draws' | 'losses'> {
  return { wins: losses, draws, losses: wins };
}
