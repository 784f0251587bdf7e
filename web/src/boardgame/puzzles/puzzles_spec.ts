import type { Action, GameTypes } from '../game_types';

/** A position of a game in which the side to move wins by force. */
export type Puzzle<Setup extends object = object> = Setup & {
  /** Stays the same when the set grows; progress is kept under it. */
  id: string;
  /** Plies to the end, both sides' counted, on the shortest way that is known. */
  plies: number;
  /** From 1 to `PuzzlesSpec.mostDifficult`. */
  difficulty: number;
  /** First moves that are known to win, at least one. */
  first: readonly Action[];
  /** The moves so far, from the start of a game; the next one is the player's. */
  actions: readonly Action[];
};

/** What a game brings along to be asked in puzzles. */
export interface PuzzlesSpec<Types extends GameTypes = GameTypes> {
  /** Those of a theme one after the other, the easiest first; at least one. */
  readonly puzzles: readonly Puzzle<Types['setup']>[];
  readonly mostDifficult: number;
  /** What it turns on, as a title over all that turn on the same. */
  theme(puzzle: Puzzle<Types['setup']>): string;
  /** The lowest rung from which on every one finds it; null where the strongest does not. */
  solver(puzzle: Puzzle<Types['setup']>): number | null;
  /** What is to be done: "Black to move and win". */
  task(puzzle: Puzzle<Types['setup']>): string;
  /** What it takes, and what the player must know of the rules: a sentence or two each. */
  remarks(puzzle: Puzzle<Types['setup']>): readonly string[];
}
