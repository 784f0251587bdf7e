import type { Colour } from '../game_types';

/** What a position's value says. */
export interface Verdict {
  /** From the first colour's point of view: 1 it wins, -1 the other wins, between them who is how far ahead. */
  share: number;
  /** Who wins by force, and in how many moves of its own; null where nothing is forced. */
  win: { colour: Colour; moves: number } | null;
}

/** What a value of the engine's means, and how it is said: odds, discs, a forced win. */
export interface ScoreScale {
  /** Reads a score for the side to move (`Session.info`), which plays `colour`. */
  verdict(score: number, colour: Colour): Verdict;
  /** Who stands better, in a sentence. */
  words(verdict: Verdict): string;
  /** How much worse than the best a line is, from thousandths of all there is (`Session.considered`). */
  lossWords(thousandths: number): string;
}

/** Shares below this, either way, are as good as even. */
export const EVEN = 0.08;

/** The share in a game that the winner's colour has won; a draw for null. */
export function settledShare(winner: Colour | null): number {
  if (winner === null) return 0;
  return winner === 0 ? 1 : -1;
}

/** Moves that a side makes itself in so many plies, the last one included. */
export function movesOf(plies: number): number {
  return Math.max(1, Math.ceil(plies / 2));
}

/** The verdict before a move of `colour` that there was no choice about, where `after` is the one after it. */
export function beforeOnlyMove({ share, win }: Verdict, colour: Colour): Verdict {
  return { share, win: win?.colour === colour ? { colour, moves: win.moves + 1 } : win };
}

/** The colour that stands better; null where it is as good as even. */
export function leaderOf({ share }: Verdict): Colour | null {
  if (Math.abs(share) < EVEN) return null;
  return share > 0 ? 0 : 1;
}
