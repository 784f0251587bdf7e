import type { Played } from './played';

/** A game that one player played alone. */
export interface ScoreGame extends Played {
  score: number;
  /** The greatest thing reached, such as the largest tile. */
  milestone: number;
  moves: number;
}
