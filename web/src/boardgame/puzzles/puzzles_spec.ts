import type { Action } from '../../play/game_types';
import type { BoardTypes } from '../board_types';

/** A position of a game in which the side to move wins by force, or has to reach something else. */
export type Puzzle<Setup extends object = object> = Setup & {
  /** Stays the same when the set grows; progress is kept under it. */
  id: string;
  /** Plies to the end, both sides' counted, on the shortest way that is known. */
  plies: number;
  /** From 1 to `PuzzlesSpec.mostDifficult`. */
  difficulty: number;
  /** First moves that are known to be right, at least one. */
  first: readonly Action[];
  /** The moves so far, from the start of a game; the next one is the player's. */
  actions: readonly Action[];
};

/** What puzzles ask for where that is not to win by force. */
export interface PuzzleGoal<Types extends BoardTypes = BoardTypes> {
  /** Whether the player, who gets `score` with best play, in the game's unit, can still reach it after so many plies. */
  isKept(puzzle: Puzzle<Types['setup']>, score: number, plies: number): boolean;
  /** Whether the end of a game is what was asked for. */
  isReached(puzzle: Puzzle<Types['setup']>, end: Types['snapshot']): boolean;
  /** How long it takes. */
  length(puzzle: Puzzle<Types['setup']>): string;
  /** What is to be found. */
  find(puzzle: Puzzle<Types['setup']>): string;
  /** What a move has lost after which the player gets `score`. */
  missed(puzzle: Puzzle<Types['setup']>, score: number): string;
}

/** What a game brings along to be asked in puzzles. */
export interface PuzzlesSpec<Types extends BoardTypes = BoardTypes> {
  /** Those of a theme one after the other, the easiest first; at least one. */
  readonly puzzles: readonly Puzzle<Types['setup']>[];
  readonly mostDifficult: number;
  /** Absent where any forced win will do. */
  readonly goal?: PuzzleGoal<Types>;
  /** What it turns on, as a title over all that turn on the same. */
  theme(puzzle: Puzzle<Types['setup']>): string;
  /** The lowest rung from which on every one finds it; null where the strongest does not. */
  solver(puzzle: Puzzle<Types['setup']>): number | null;
  /** What is to be done: "Black to move and win". */
  task(puzzle: Puzzle<Types['setup']>): string;
  /** What it takes, and what the player must know of the rules: a sentence or two each. */
  remarks(puzzle: Puzzle<Types['setup']>): readonly string[];
}
