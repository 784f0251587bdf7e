import { signal } from '@preact/signals';
import type {
  BestAction,
  Milliseconds,
  Opponent,
  Stage,
  Step,
  Thinker,
  Thoughts,
} from '../../../web/src/conductor/contract';
import type { Position } from '../../../web/src/conductor/position';
import type { FallbackEngine } from '../../../web/src/conductor/substitution';

/** A thinker that holds what the test gives it, and knows where it was told to be. */
export class FakeThinker implements Thinker {
  readonly opponents: Opponent[] = [];
  /** Key of the position that it is at; null where it was told of none since the opponent was set. */
  position: string | null = null;
  /** What was played since it was told of a position. */
  played: number[] = [];
  paused = false;
  /** How often it was tried anew. */
  revivals = 0;
  readonly answers = new Map<string, BestAction>();
  readonly lines = new Map<string, Int32Array>();
  /** What was best before, by the position's key. */
  readonly previousBests = new Map<string, number>();
  lost = false;
  /** The fallback engine of the chosen rung. */
  readonly fallbackEngine = signal<FallbackEngine | null>(null);
  readonly substitution = { fallbackEngine: this.fallbackEngine, prepare: () => {}, retry: () => {} };
  readonly learned = new Map<string, Thoughts>();
  onMultiPv: (key: string) => void = () => {};
  onThoughts: (key: string) => void = () => {};

  /** From now on `action` is the best for the position `key`. */
  hold(key: string, action: number, finished = false): void {
    this.answers.set(key, { action, finished });
  }

  configure(opponent: Opponent): void {
    this.opponents.push(opponent);
    this.position = null;
  }

  think({ key }: Position): void {
    if (key === this.position) return;
    this.position = key;
    this.played = [];
  }

  play(action: number, key: string): void {
    if (this.position === null) return;
    this.position = key;
    this.played.push(action);
  }

  best(key: string): BestAction {
    return this.answers.get(key) ?? { action: -1, finished: false };
  }

  multiPv(key: string): Int32Array | null {
    return this.lines.get(key) ?? null;
  }

  /** From now on `lines` are the MultiPV lines at the position `key`. */
  consider(key: string, lines: readonly number[]): void {
    this.lines.set(key, Int32Array.from(lines));
    this.onMultiPv(key);
  }

  previousBest(key: string): number {
    return this.previousBests.get(key) ?? -1;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }

  thoughts(): null {
    return null;
  }

  thoughtsOf(key: string): Thoughts | null {
    return this.learned.get(key) ?? null;
  }

  /** From now on `score` is what a finished search says of the position `key`. */
  learn(key: string, score: number, depth = 9): void {
    this.learned.set(key, { score, depth, busyShare: 0, finished: true });
    this.onThoughts(key);
  }

  health(): { restarts: number; lost: boolean } {
    return { restarts: 0, lost: this.lost };
  }

  revive(): void {
    this.revivals++;
  }

  dispose(): void {}
}

/** A stage on which every step takes the same time. */
export class FakeStage implements Stage {
  readonly steps: Step[] = [];

  constructor(private readonly length: Milliseconds) {}

  perform(step: Step): Milliseconds {
    this.steps.push(step);
    return step.start + this.length;
  }

  get starts(): Milliseconds[] {
    return this.steps.map(({ start }) => start);
  }
}
