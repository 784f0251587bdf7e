/** A game of a contest that was played, of whatever kind. */
export interface Played {
  /** From 0, in its series. */
  number: number;
  /** Of all who played. */
  nodes: number;
  /** What it took. */
  milliseconds: number;
  /** Action codes; null where they are no longer known. */
  actions: Int32Array | null;
}
