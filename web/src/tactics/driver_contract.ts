import type { WaitRecord } from '../conductor/contract';
import type { WaitSummary } from '../conductor/wait_log';
import type { Phase } from './battle';
import type { Result, Side } from './snapshot';

/** What a driver sees of the battle. */
export interface DriverState {
  phase: Phase;
  round: number;
  sideToMove: Side;
  playerSide: Side;
  result: Result;
  /** Number of actions played. */
  length: number;
  hash: string;
  rung: number;
  seed: number;
}

/** `window.forethought` under `?perf=1`: benches and tests drive a battle through it. */
export interface Driver {
  /** null outside a battle. */
  state(): DriverState | null;
  legalActions(): number[];
  /** Text form of the present position; empty outside a battle. */
  text(): string;
  /** Plays an action of the player. Returns why not, or the empty string. */
  play(code: number): string;
  endTurn(): string;
  undo(): boolean;
  skip(): void;
  waits(): { summary: WaitSummary; records: readonly WaitRecord[] };
  /** Starts a battle on the map of `seed`, else on a new one. */
  newBattle(seed?: number): void;
}

declare global {
  interface Window {
    forethought?: Driver;
  }
}
