import type { WaitRecord } from '../../conductor/contract';
import type { WaitSummary } from '../../conductor/wait_log';

/** What a driver sees of the game in progress. */
export interface DriverState {
  /** Whose moment it is; `banner`: the opponent's turn is announced. */
  phase: 'player' | 'banner' | 'opponent' | 'over';
  /** From 1; where a game has no rounds, the number of the next action. */
  round: number;
  sideToMove: 0 | 1;
  playerSide: 0 | 1;
  /** As in `Game.result`. */
  result: 0 | 1 | 2 | 3;
  /** For the player; null while the game goes on. */
  outcome: 'won' | 'lost' | 'draw' | null;
  /** Number of actions played. */
  length: number;
  hash: string;
  rung: number;
  seed: number;
}

/** Drives a game: for benches and tests, as `window.forethought` under `?perf=1`, and for the page around a frame. */
export interface Driver {
  /** null outside a game. */
  state(): DriverState | null;
  legalActions(): number[];
  /** Text form of the present position; empty outside a game. */
  text(): string;
  /** Plays an action of the player. Returns why not, or the empty string. */
  play(code: number): string;
  /** Where a turn is ended by an action of its own. Returns why not, or the empty string. */
  endTurn(): string;
  undo(): boolean;
  /** Opens the hint, or closes it. */
  hint(): void;
  skip(): void;
  waits(): { summary: WaitSummary; records: readonly WaitRecord[] };
  /** Starts a game with `seed`, else with a new one. */
  newBattle(seed?: number): void;
}

declare global {
  interface Window {
    forethought?: Driver;
  }
}
