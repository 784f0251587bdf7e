import type { Milliseconds } from '../conductor/contract';
import type { Rank } from './cells';

/** The first tile of a rank: after which slide it came, and after how much time of play. */
export interface Moment {
  rank: Rank;
  move: number;
  at: Milliseconds;
}

/** Smaller tiles are not worth a line: 128 is. */
const FIRST_RANK: Rank = 7;

/** A game's course: the score after every slide, and when each large tile came. */
export class Chronicle {
  /** By slide; the first is before any. */
  readonly scores: number[] = [0];
  readonly moments: Moment[] = [];

  /** A slide was played; its largest tile is of rank `largest`, after `at` of play. */
  add(score: number, largest: Rank, at: Milliseconds): void {
    this.scores.push(score);
    const known = this.moments.at(-1)?.rank ?? FIRST_RANK - 1;
    if (largest > known) this.moments.push({ rank: largest, move: this.scores.length - 1, at });
  }

  /** The last slide was taken back. */
  undo(): void {
    if (this.scores.length > 1) this.scores.pop();
    while ((this.moments.at(-1)?.move ?? 0) >= this.scores.length) this.moments.pop();
  }
}
