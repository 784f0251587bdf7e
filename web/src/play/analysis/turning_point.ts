import type { Colour } from '../game_types';
import type { Place } from './places';
import { EVEN } from './verdict';

/** A fall of less than this is no turning point: a twentieth of the way from a won game to a lost one. */
const LEAST_FALL = 0.1;

/** The move that cost the loser most since it last stood no worse than even. */
export interface TurningPoint {
  /** Actions before it: from there the game can be played on. */
  length: number;
  /** How much was lost: of 2, which is all that there is between winning and losing. */
  fall: number;
}

/** What the analysis makes of a lost game so far. */
export interface Search {
  /** Nothing that is still to be weighed can change it. */
  complete: boolean;
  /** null for a game that was lost little by little. */
  point: TurningPoint | null;
}

/**
 * Looks for the move that decided a game, from its end back to where the loser last stood no worse than even.
 * `shares` are the first colour's, a place each, null where it is not known yet.
 */
export function turningPoint(
  places: readonly Place[],
  shares: readonly (number | null)[],
  loser: Colour,
): Search {
  const own = (at: number) => {
    const share = shares[at] ?? null;
    return share === null || loser === 0 ? share : -share;
  };
  let point: TurningPoint | null = null;
  for (let at = places.length - 2; at >= 0; --at) {
    const place = places[at];
    if (place?.weighable !== true) break;
    if (place.colour !== loser) continue;
    const [before, after] = [own(at), own(at + 1)];
    if (before === null || after === null) return { complete: false, point };
    const fall = before - after;
    if (fall > (point?.fall ?? LEAST_FALL)) point = { length: place.length, fall };
    if (before >= -EVEN) break;
  }
  return { complete: true, point };
}
