import type { Milliseconds, WaitRecord } from './contract';
import { Samples } from './samples';

/** What benches and `?perf=1` show. */
export interface WaitSummary {
  /** Opponent actions seen. */
  actions: number;
  wait_ms: { p50: number; p99: number; max: number };
  frame_ms: { p50: number; p95: number; p99: number };
  /** Main-thread tasks above 50 ms in opponent turns; null where the browser does not report them. */
  long_tasks: number | null;
  /** Mean over actions of the share of its time that the worker computed; 0 before the first. */
  busy_share: number;
}

/** Calls back with the start and length of each main-thread task above 50 ms; false if that is not supported. */
export type LongTaskWatch = (seen: (start: Milliseconds, length: Milliseconds) => void) => boolean;

const observeLongTasks: LongTaskWatch = (seen) => {
  if (typeof PerformanceObserver !== 'function') return false;
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return false;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen(startTime, duration);
  }).observe({ type: 'longtask' });
  return true;
};

/** How many opponent actions are kept one by one. */
const RECORDS = 1000;

/** How many turns are remembered for tasks that are reported after their end. */
const TURNS = 8;

/**
 * Records what the player had to wait for. Frames and long tasks count only during the opponent's turns, between
 * `turnBegins` and `turnEnds`.
 */
export class WaitLog {
  private readonly waits = new Samples();
  private readonly intervals = new Samples();
  private readonly shares = new Samples();
  private readonly recent: WaitRecord[] = [];
  private seen = 0;
  private longTasks: number | null = null;
  private previousFrame: Milliseconds | null = null;
  /** On `clock`, not on the frames' clock: long tasks are reported on it. */
  private turns: { start: Milliseconds; end: Milliseconds }[] = [];

  constructor(
    private readonly clock: () => Milliseconds = () => performance.now(),
    watchLongTasks: LongTaskWatch = observeLongTasks,
  ) {
    if (watchLongTasks((start, length) => this.longTask(start, length))) this.longTasks = 0;
  }

  turnBegins(): void {
    this.previousFrame = null;
    this.turns = [...this.turns.slice(1 - TURNS), { start: this.clock(), end: Number.POSITIVE_INFINITY }];
  }

  turnEnds(): void {
    const turn = this.turns.at(-1);
    if (turn !== undefined) turn.end = this.clock();
  }

  /** A frame of the opponent's turn, on the frames' clock. */
  frame(now: Milliseconds): void {
    if (this.previousFrame !== null) this.intervals.add(now - this.previousFrame);
    this.previousFrame = now;
  }

  /** An opponent action has been shown; `busyShare` is the worker's, null if it has not told. */
  add(record: WaitRecord, busyShare: number | null): void {
    this.seen++;
    this.waits.add(record.waitMs);
    if (busyShare !== null) this.shares.add(busyShare);
    this.recent.push(record);
    if (this.recent.length > RECORDS) this.recent.shift();
  }

  /** The latest opponent actions, oldest first. */
  records(): readonly WaitRecord[] {
    return this.recent;
  }

  summary(): WaitSummary {
    const { waits, intervals } = this;
    return {
      actions: this.seen,
      wait_ms: { p50: waits.percentile(50), p99: waits.percentile(99), max: waits.max },
      frame_ms: {
        p50: intervals.percentile(50),
        p95: intervals.percentile(95),
        p99: intervals.percentile(99),
      },
      long_tasks: this.longTasks,
      busy_share: this.shares.mean,
    };
  }

  private longTask(start: Milliseconds, length: Milliseconds): void {
    const inTurn = this.turns.some((turn) => start < turn.end && start + length > turn.start);
    if (inTurn) this.longTasks = (this.longTasks ?? 0) + 1;
  }
}
