import type { Milliseconds } from './contract';
import { AIM_MS } from './slice_sizer';

/**
 * Measures which share of the time in which there was something left to think about was spent computing.
 * Pauses and the time after the last improvement count for nothing.
 */
export class BusyMeter {
  private wanted: Milliseconds = 0;
  private computed: Milliseconds = 0;
  private since: Milliseconds | null = null;

  /** Forgets everything measured; a new turn begins at `now`. */
  restart(now: Milliseconds): void {
    this.wanted = 0;
    this.computed = 0;
    this.since = now;
  }

  /** There is something to think about from `now` on. */
  begin(now: Milliseconds): void {
    this.since ??= now;
  }

  /** Nothing to think about, or no leave to. */
  rest(now: Milliseconds): void {
    if (this.since !== null) this.wanted += now - this.since;
    this.since = null;
  }

  compute(length: Milliseconds): void {
    this.computed += length;
  }

  /** Computing time since `restart`. */
  get computing(): Milliseconds {
    return this.computed;
  }

  /** From 0 to 1; 1 while there was less to do than a slice's worth, which clocks are too coarse to divide. */
  share(now: Milliseconds): number {
    const wanted = this.wanted + (this.since === null ? 0 : now - this.since);
    return wanted < AIM_MS ? 1 : Math.min(1, this.computed / wanted);
  }
}
