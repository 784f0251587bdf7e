import type { Milliseconds } from './contract';

/** How long a slice should take: short enough for messages to arrive in time, long enough to cost nothing. */
export const AIM_MS: Milliseconds = 15;

/** The same where other workers wait for what is found: messages come and go between slices. */
export const SHARED_AIM_MS: Milliseconds = 4;

/** A first slice that even a slow rung on a slow device finishes in time. */
const FIRST_NODES = 100;

/** Growth from one slice to the next, so that one mismeasured slice cannot make a long one. */
const GROWTH = 4;

/** Weight that each older slice keeps in the measured speed. */
const MEMORY = 0.7;

/**
 * Turns milliseconds into nodes: sizes each slice by the speed measured over the last few, so that it takes
 * about `aim`. A clock too coarse to see a slice makes the next one longer.
 */
export class SliceSizer {
  private size = FIRST_NODES;
  private nodes = 0;
  private elapsed: Milliseconds = 0;

  constructor(private readonly aim: Milliseconds = AIM_MS) {}

  /** Nodes of the next slice. */
  next(): number {
    return this.size;
  }

  /** The slice of `next()` nodes took `elapsed`. */
  measured(elapsed: Milliseconds): void {
    this.nodes = this.nodes * MEMORY + this.size;
    this.elapsed = this.elapsed * MEMORY + Math.max(0, elapsed);
    const longest = this.size * GROWTH;
    const wanted = this.elapsed > 0 ? (this.nodes / this.elapsed) * this.aim : longest;
    const bearable = elapsed > 2 * this.aim ? (this.size / elapsed) * this.aim : longest;
    this.size = Math.max(1, Math.floor(Math.min(wanted, bearable, longest)));
  }
}
