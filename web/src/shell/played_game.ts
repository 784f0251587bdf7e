/** One game of a match between two rungs, as it was played. */
export interface PlayedGame {
  /** From 0. */
  number: number;
  /** As in the engine's contract: 1 first side won, 2 second side won, 3 draw. */
  result: 1 | 2 | 3;
  sideOfA: 0 | 1;
  turns: number;
  /** Nodes of both sides. */
  nodes: number;
  /** Lost by an illegal action; a fault of the engine. */
  illegal: boolean;
  /** Text form of the position in which it began. */
  start: string;
  /** Action codes. */
  actions: Int32Array;
}
