import type { Milliseconds } from './contract';

/** A frame at 60 Hz: what is assumed before the first was measured. */
const USUAL_MS: Milliseconds = 1000 / 60;

/** A frame later than this is an accident that says nothing about the next. */
const LATEST_MS: Milliseconds = 4 * USUAL_MS;

/** How many intervals the measure of the usual one looks back. */
const SPAN = 9;

/** How many the latest frame is sought in: a second or so, since what makes frames late comes once an action. */
const LATE_SPAN = 60;

/** So many dropped frames among those are more than chance; however many one interval drops, it counts for so many. */
const STRAIN = 3;
const MOST_AT_ONCE = 2;

/** Measures the intervals between frames. */
export class FrameMeter {
  private readonly intervals: Milliseconds[] = [];
  private previous: Milliseconds | null = null;

  /** Frames are not asked for meanwhile: the time until the next one says nothing. */
  interrupt(): void {
    this.previous = null;
  }

  frame(now: Milliseconds): void {
    if (this.previous !== null && now > this.previous) {
      this.intervals.push(now - this.previous);
      if (this.intervals.length > LATE_SPAN) this.intervals.shift();
    }
    this.previous = now;
  }

  /** Time to the next frame, at most two usual frames: the median, which shrugs off a frame that came late. */
  get interval(): Milliseconds {
    const sorted = this.intervals.slice(-SPAN).sort((a, b) => a - b);
    return Math.min(sorted[sorted.length >> 1] ?? USUAL_MS, 2 * USUAL_MS);
  }

  /** Whether the device drops frames again and again. */
  get strained(): boolean {
    const usual = this.interval;
    let dropped = 0;
    for (const interval of this.intervals) {
      dropped += Math.min(Math.max(0, Math.round(interval / usual) - 1), MOST_AT_ONCE);
    }
    return dropped >= STRAIN;
  }

  /** How long the next frame may be in coming, at most `LATEST_MS`: where frames are dropped, one more will be. */
  get longest(): Milliseconds {
    return this.intervals.length === 0 ? USUAL_MS : Math.min(Math.max(...this.intervals), LATEST_MS);
  }
}
