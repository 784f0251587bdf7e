/** What helps against lines that win again, by the names that `forethought repeats` has for them. */
export const REMEDIES = [
  'none',
  'several evaluations',
  'jitter',
  'second-best moves',
  'all three',
  'memory',
  'all three and memory',
  'blur',
  'blur and memory',
] as const;

export type Remedy = (typeof REMEDIES)[number];

/** What a remedy of a rung came to. */
export interface Measured {
  rung: number;
  remedy: string;
  /** Games in which a line was repeated, and in how many of them it won: as long as it was answered as before, and blindly. */
  games: number;
  same: number;
  blind: number;
  /** Points against the rung without the remedy, 0-1, with the interval that holds them with 95 %, and its games. */
  score: number;
  score95: number[];
  score_games: number;
}

/** A line that has beaten a rung. */
export interface WinningLine {
  rung: number;
  /** Cells one after the other; passes are left out. */
  moves: string;
  winner: string;
}

/** What `forethought repeats --save` has kept. */
export interface Repeats {
  finder: number;
  finder_nodes: number;
  remedies: readonly Measured[];
  lines: readonly WinningLine[];
}

/** Wins in ten games on average, to a tenth, rounded as in docs/measured/othello.md. */
export function ofTen(wins: number, games: number): number {
  return Number(((10 * wins) / games).toFixed(1));
}
