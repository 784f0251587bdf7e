/**
 * What the conductor, the thinker and a game's stage promise each other. Nothing in here knows a game:
 * actions are codes, positions are keys, events and snapshots are flat arrays that belong to the game.
 */

import type { Blur } from '../../../wasm/engine';
import type { Position } from './position';
import type { Substitution } from './substitution';

/** Milliseconds on the page's frame clock (`performance.now()`), or a length of time in the same unit. */
export type Milliseconds = number;

/** An opponent: which rung of the ladder thinks, and how. */
export interface Opponent {
  rung: number;
  /** Feeds every random draw of the search. */
  seed: number;
  /** Imperfection on purpose. */
  blur: Blur;
  /** A character that the game has; the rung as it is if absent. */
  personality?: string;
  /** 0: your machine, all the time the animation gives; else a fixed number of nodes a turn on every device. */
  nodes: number;
  /** How many MultiPV lines have values of their own, for showing; 1 if absent. */
  lines?: number;
}

/** What the worker says of its thoughts; at most ten times a second. */
export interface Thoughts {
  /** From the point of view of the side to move at the root. */
  score: number;
  depth: number;
  /** Share of the time since thinking began that was spent computing, 0-1. */
  busyShare: number;
  /** Nothing is left to improve. */
  finished: boolean;
}

/** The best action at a position. */
export interface BestAction {
  /** Action code, -1 while none has arrived. */
  action: number;
  finished: boolean;
}

/**
 * The page's end of the worker, supervisor included: it survives a worker that traps, hangs or is killed.
 * It knows positions by the engine's keys (`Game.key`) and hands out no answer that belongs to another position.
 */
export interface Thinker {
  /** Sets the opponent; drops all thoughts, and where they were. A `think` follows. */
  configure(opponent: Opponent): void;
  /**
   * Thinks about a position from now on (pondering on the player's time uses the same call: the position that the
   * player's turn would leave). The position already thought about keeps its thoughts, and its text is not asked for.
   */
  think(position: Position): void;
  /**
   * `action` was played at the thinker's position, whose key is now `key`; re-roots and goes on thinking. Nothing
   * happens where it was told of no position.
   */
  play(action: number, key: string): void;
  /** The best action for exactly the position `key`; `action` is -1 when there is none. */
  best(key: string): BestAction;
  /**
   * The MultiPV lines, the best ones at the position `key`, as of the latest moment before it was left; records as in the
   * engine's contract. Null for a position that was left long ago or of which nothing is known yet.
   */
  multiPv(key: string): Int32Array | null;
  /** Called when the MultiPV lines at the position `key` have come or changed. */
  onMultiPv: (key: string) => void;
  /** The action whose place the best one for `key` has taken; -1 if the worker has not changed its mind there. */
  previousBest(key: string): number;
  /** Stops computing; thoughts stay. A hidden page calls this. */
  pause(): void;
  resume(): void;
  /** Latest thoughts, null before the first. */
  thoughts(): Thoughts | null;
  /** Latest thoughts about exactly the position `key`, null before the first. */
  thoughtsOf(key: string): Thoughts | null;
  /** Called when there are new thoughts about the position `key`. */
  onThoughts: (key: string) => void;
  /** How often the worker had to be replaced, and whether the supervisor has given up, with no sign of life since. */
  health(): { restarts: number; lost: boolean };
  /** Tries once more with a new worker after the supervisor has given up; else does nothing. */
  revive(): void;
  dispose(): void;
  /** Where a fallback engine may have to play for the chosen rung. */
  readonly substitution?: Substitution | undefined;
}

/** One action on its way to the board. */
export interface Step {
  action: number;
  /** The engine's events of the action, as in the module's contract. */
  events: Int32Array;
  before: Int32Array;
  after: Int32Array;
  /** When the animation begins on the timeline: the nominal end of what came before, never "now". */
  start: Milliseconds;
  by: 'player' | 'opponent';
  /** What the opponent held the position before to be worth to itself; absent where it had not said. */
  score?: number;
  /** Another action that the opponent meant to play before it changed its mind; absent if it did not waver. */
  previousBest?: number;
}

/** A game's board view, as the conductor sees it. It draws snapshots and plays events; it knows no rules. */
export interface Stage {
  /** Puts the animation of a step on the timeline. Returns its nominal end. */
  perform(step: Step): Milliseconds;
}

/** Something that calls back before each painted frame; injected so that tests own time. */
export interface Frames {
  now(): Milliseconds;
  /** Calls `frame` once before each painted frame until the returned function is called. */
  each(frame: (now: Milliseconds) => void): () => void;
}

/** One opponent action, as `?perf=1` and the benches read it. */
export interface WaitRecord {
  rung: number;
  /** From the nominal end of what came before to the first frame that shows the action; never negative. */
  waitMs: number;
  /** Whether the worker had to be waited for (there was no action when the timeline was due). */
  starved: boolean;
}
