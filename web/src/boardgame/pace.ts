import type { Milliseconds } from '../conductor/contract';
import type { Tempo } from '../shell/address/url_text';

/** How long the opponent's turn takes on the timeline; the difficulty never changes it. */
export interface Pace {
  /** From the player's piece leaving the hand to the opponent's: its time to think. */
  answer: Milliseconds;
  /** From one of the opponent's actions to its next, where it has several in a row. */
  again: Milliseconds;
  /** How long an action without a place (a pass, a choice of colours) stands on the board. */
  announcement: Milliseconds;
}

const PACES: Record<Tempo, Pace> = {
  classic: { answer: 2000, again: 1200, announcement: 2400 },
  brisk: { answer: 600, again: 500, announcement: 1500 },
  fast: { answer: 320, again: 280, announcement: 700 },
};

export function paceOf(tempo: Tempo): Pace {
  return PACES[tempo];
}

/** Nothing is waited for: for boards that only show something. */
export const NO_PACE: Pace = { answer: 0, again: 0, announcement: 0 };

/** Of puzzles: an answer comes as soon as the player's piece has landed. */
export const PUZZLE_PACE: Pace = { answer: 240, again: 240, announcement: 700 };
