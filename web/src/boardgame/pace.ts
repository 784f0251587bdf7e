import type { Milliseconds } from '../conductor/contract';
import type { Tempo } from '../shell/url_parameters';

/** How long the opponent's turn takes on the timeline; the difficulty never changes it. */
export interface Pace {
  /** From the player's stone leaving the hand to the opponent's: its time to think. */
  answer: Milliseconds;
  /** From one of the opponent's stones to its next, where it places several. */
  stone: Milliseconds;
  /** How long a choice of colours stands on the board. */
  choice: Milliseconds;
}

const PACES: Record<Tempo, Pace> = {
  classic: { answer: 2000, stone: 1200, choice: 2400 },
  brisk: { answer: 800, stone: 600, choice: 1500 },
  fast: { answer: 320, stone: 280, choice: 700 },
};

export function paceOf(tempo: Tempo): Pace {
  return PACES[tempo];
}
