/** One game of a match between two rungs, to be looked at. */
export interface PlayedGame {
  /** From 0. */
  number: number;
  sideOfA: 0 | 1;
  /** Text form of the position in which it began. */
  start: string;
  /** Action codes. */
  actions: Int32Array;
  /** How it ended: 1 first side won, 2 second side won, 3 draw; absent where it has no winner. */
  outcome?: 1 | 2 | 3;
}
