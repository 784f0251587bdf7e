import type { Ending } from './ending';

/** One game of a match between two rungs, to be looked at. */
export interface PlayedGame {
  /** From 0. */
  number: number;
  sideOfA: 0 | 1;
  /** Text form of the position in which it began. */
  start: string;
  /** Action codes. */
  actions: Int32Array;
  /** How it ended, where its board does not end it. */
  ending?: Ending | undefined;
}
