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
  /** By slide, from `first` on. */
  readonly scores: number[];
  readonly moments: Moment[] = [];

  /** `first`: slides before the chronicle begins, `largest`: the rank of the largest tile at that time. */
  constructor(
    readonly first = 0,
    score = 0,
    private readonly largest: Rank = 0,
  ) {
    this.scores = [score];
  }

  /** Slides so far, those before the chronicle included. */
  get moves(): number {
    return this.first + this.scores.length - 1;
  }

  /** A slide was played; its largest tile is of rank `largest`, after `at` of play. */
  add(score: number, largest: Rank, at: Milliseconds): void {
    this.scores.push(score);
    const known = this.moments.at(-1)?.rank ?? Math.max(this.largest, FIRST_RANK - 1);
    if (largest > known) this.moments.push({ rank: largest, move: this.moves, at });
  }

  /** The last slide was taken back. */
  undo(): void {
    if (this.scores.length > 1) this.scores.pop();
    while ((this.moments.at(-1)?.move ?? 0) > this.moves) this.moments.pop();
  }
}
