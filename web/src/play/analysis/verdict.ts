import type { LineEnd } from '../../engine/multi_pv_line';
import type { Colour, GameSnapshot } from '../game_types';
import type { WeighedLine } from './weighed_line';
import type { messages } from './words/messages';

/** The words of the analysis in the language in use. */
export type AnalysisWords = typeof messages.value;

/** What a position's value says. */
export interface Verdict {
  /** From the first colour's point of view: 1 it wins, -1 the other wins, between them who is how far ahead. */
  share: number;
  /** Who wins by force, and in how many moves of its own; null where nothing is forced. */
  win: { colour: Colour; moves: number } | null;
  /** By how much, where the game is won by more or by less; absent where it is not. */
  margin?: Margin;
  /** By the fallback engine of the adviser: who is ahead, but not by how much. */
  isRough?: boolean;
}

/** By how much a game is won. */
export interface Margin {
  /** The first colour is ahead by so much; negative where the other is. */
  ahead: number;
  /** How sure that is, in percent: 100 where it is proven, 0 where it is what a look ahead came to. */
  sure: number;
}

/** What a value of the engine's means, and how it is said: odds, discs, a forced win. */
export interface ScoreScale<Snapshot extends GameSnapshot = GameSnapshot> {
  /**
   * Reads a score for the side to move (`Session.info`), which plays `colour`; `flags` are those of its best line, given
   * where nothing is left to be thought.
   */
  verdict(score: number, colour: Colour, flags?: number): Verdict;
  /** What a line comes to, from its flags; absent where they say it as in `lineEnd`. */
  lineEnd?(flags: number): LineEnd;
  /** Whether whoever holds a position to be worth that to itself sees itself winning. */
  seesWin(score: number): boolean;
  /** The verdict of a game that is over; absent where who has won says it all. */
  ended?(snapshot: Snapshot): Verdict;
  /** The depth of the search says something to players; absent where it does. */
  readonly tellsDepth?: false;
  /** Who stands better, in a sentence. */
  words(verdict: Verdict, t: AnalysisWords): string;
  /** How much worse than the best a line is, from thousandths of all there is (`Session.multiPv`). */
  lossWords(thousandths: number): string;
  /** What a line is worth to the side to move, which plays `colour`, where the best has that verdict; absent where how much worse it is says enough. */
  lineWords?(line: WeighedLine, best: Verdict, colour: Colour): string;
  /** What a move lost that led from one verdict to the other; absent where that is a share of the chances. */
  fallWords?(had: Verdict, has: Verdict): string;
  /** Values that a graph has lines for, by the first colour's share, besides the middle. */
  readonly ticks?: readonly { share: number; label: string }[];
}

/** Shares below this, either way, are as good as even. */
export const EVEN = 0.08;

/** The share in a game that the winner's colour has won; a draw for null. */
export function terminalShare(winner: Colour | null): number {
  if (winner === null) return 0;
  return winner === 0 ? 1 : -1;
}

/** Moves that a side makes itself in so many plies, the last one included. */
export function movesOf(plies: number): number {
  return Math.max(1, Math.ceil(plies / 2));
}

/** The verdict before a move of `colour` that there was no choice about, where `after` is the one after it. */
export function beforeOnlyMove(verdict: Verdict, colour: Colour): Verdict {
  const { win } = verdict;
  return win?.colour === colour ? { ...verdict, win: { colour, moves: win.moves + 1 } } : verdict;
}

/** The colour that stands better; null where it is as good as even. */
export function leaderOf({ share }: Verdict): Colour | null {
  if (Math.abs(share) < EVEN) return null;
  return share > 0 ? 0 : 1;
}
