import type { Colour } from '../../gomoku/snapshot';

/** Score of a win at once; a forced win in n plies is n below it (wasm/gomoku.d.ts). */
const WIN = 1_000_000_000;
/** From here on a score is a forced win. */
const FORCED = 999_990_000;
/** The evaluation is fitted so that this score means odds of ten to one. */
const TEN_TO_ONE = 400;
/** Shares below this, either way, are as good as even. */
export const EVEN = 0.08;

/** What a score says. */
export interface Verdict {
  /** From black's point of view: 1 black wins, -1 white wins, between them who is how far ahead. */
  share: number;
  /** Who wins by force, and in how many moves of its own; null where nothing is forced. */
  win: { colour: Colour; moves: number } | null;
}

/** Reads a score for the side to move, which places stones of `colour`. */
export function verdictOf(score: number, colour: Colour): Verdict {
  const side = colour === 0 ? 1 : -1;
  if (Math.abs(score) >= FORCED) {
    const winner: Colour = score > 0 === (colour === 0) ? 0 : 1;
    return {
      share: score > 0 ? side : -side,
      win: { colour: winner, moves: movesOf(WIN - Math.abs(score)) },
    };
  }
  // Points expected, 0 to 1, stretched to -1 to 1.
  return { share: side * Math.tanh((score * Math.LN10) / (2 * TEN_TO_ONE)), win: null };
}

/** Moves that a side makes itself in so many plies, the last one included. */
export function movesOf(plies: number): number {
  return Math.max(1, Math.ceil(plies / 2));
}

/** The verdict before a move of `colour` that there was no choice about, where `after` is the one after it. */
export function beforeOnlyMove({ share, win }: Verdict, colour: Colour): Verdict {
  return { share, win: win?.colour === colour ? { colour, moves: win.moves + 1 } : win };
}

/** The better side's expected points of a game, in per cent; what is not forced is not certain. */
export function chanceOf({ share }: Verdict): number {
  return Math.min(99, Math.round(50 + 50 * Math.abs(share)));
}

/** The colour that stands better; null where it is as good as even. */
export function leaderOf({ share }: Verdict): Colour | null {
  if (Math.abs(share) < EVEN) return null;
  return share > 0 ? 0 : 1;
}
