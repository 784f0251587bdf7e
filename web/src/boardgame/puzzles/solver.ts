import type { Action } from '../../play/game_types';

/** How a position ends by force for the side to move, if it does. */
export type Outcome = 'wins' | 'loses' | 'open';

/** What the side to move can expect, and the action to play for it. */
export interface Verdict {
  outcome: Outcome;
  action: Action;
  /** What it gets with best play, in the game's unit, where the engine says so. */
  score?: number | undefined;
}

/** Judges positions for puzzles. */
export interface Solver {
  /** Judges the position `text`; null where no answer came. A later question makes an earlier one answer null. */
  judge(text: string): Promise<Verdict | null>;
  /** Stops computing. */
  rest(): void;
}
