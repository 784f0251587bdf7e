import type { Clock } from '../../../web/src/conductor/clock';
import type { Frames, Milliseconds } from '../../../web/src/conductor/contract';
import type { Visibility } from '../../../web/src/conductor/visibility';
import type { Timer } from '../../../web/src/engine/timer';

/** A clock that stands still until it is told how much time passes. */
export class FakeClock implements Clock {
  private time: Milliseconds = 0;
  private readonly timers = new Set<{ period: Milliseconds; due: Milliseconds; task: () => void }>();

  now(): Milliseconds {
    return this.time;
  }

  every(period: Milliseconds, task: () => void): () => void {
    const timer = { period, due: this.time + period, task };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Lets time pass and calls every timer that falls due on the way. */
  pass(length: Milliseconds): void {
    const end = this.time + length;
    for (let next = this.earliest(); next !== null && next.due <= end; next = this.earliest()) {
      this.time = next.due;
      next.due += next.period;
      next.task();
    }
    this.time = end;
  }

  /** Whether nothing waits for time to pass. */
  get idle(): boolean {
    return this.timers.size === 0;
  }

  /** Time passes while nothing runs, as in a machine asleep; then each timer is called once. */
  freeze(length: Milliseconds): void {
    this.time += length;
    for (const timer of this.timers) {
      timer.due = this.time + timer.period;
      timer.task();
    }
  }

  private earliest() {
    return [...this.timers].reduce<{ period: Milliseconds; due: Milliseconds; task: () => void } | null>(
      (first, timer) => (first === null || timer.due < first.due ? timer : first),
      null,
    );
  }
}

/** The timer of a clock. */
export function timerOf(clock: FakeClock): Timer {
  return (length, task) => {
    const stop = clock.every(length, () => {
      stop();
      task();
    });
    return stop;
  };
}

/** Frames that are painted when the test says so. */
export class FakeFrames implements Frames {
  private time: Milliseconds = 0;
  private readonly listeners = new Set<(now: Milliseconds) => void>();

  now(): Milliseconds {
    return this.time;
  }

  each(frame: (now: Milliseconds) => void): () => void {
    this.listeners.add(frame);
    return () => this.listeners.delete(frame);
  }

  /** Paints a frame at each of the given times. */
  paint(...times: Milliseconds[]): void {
    for (const time of times) {
      this.time = time;
      for (const listener of [...this.listeners]) listener(time);
    }
  }

  /** Paints a frame every `interval` after the present time, up to `end` included. */
  paintUntil(end: Milliseconds, interval: Milliseconds = 16): void {
    while (this.time + interval <= end) this.paint(this.time + interval);
  }

  get listening(): boolean {
    return this.listeners.size > 0;
  }
}

export class FakeVisibility implements Visibility {
  private isHidden = false;
  private readonly listeners = new Set<() => void>();

  hidden(): boolean {
    return this.isHidden;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  set(hidden: boolean): void {
    this.isHidden = hidden;
    for (const listener of [...this.listeners]) listener();
  }
}
