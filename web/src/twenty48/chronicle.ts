import type { Milliseconds } from '../conductor/contract';
import type { Rank } from './cells';

/** The first tile of a rank: after which slide it came, and after how much time of play. */
export interface Moment {
  rank: Rank;
  move: number;
  at: Milliseconds;
}

/** A game's course: the score after every slide, and when each large tile came. */
export class Chronicle {
  /** By slide; the first is before any. */
  readonly scores: number[] = [0];
  readonly moments: Moment[] = [];

  /** A slide was played, after `at` of play; `risen`: ranks from 2048 on that came with it for the first time. */
  add(score: number, risen: readonly Rank[], at: Milliseconds): void {
    this.scores.push(score);
    for (const rank of risen) this.moments.push({ rank, move: this.scores.length - 1, at });
  }

  /** The last slide was taken back. */
  undo(): void {
    if (this.scores.length > 1) this.scores.pop();
    while ((this.moments.at(-1)?.move ?? 0) >= this.scores.length) this.moments.pop();
  }
}
