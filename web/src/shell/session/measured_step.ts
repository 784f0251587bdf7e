/** What was measured of a rung against the one below it when this release was made; shares of the points, 0 to 1. */
export interface MeasuredStep {
  rung: number;
  below: number;
  /** A rung that took part has changed since. */
  stale: boolean;
  games: number;
  /** Of a turn; 0 for a limit of time. */
  nodes: number;
  score: number;
  /** Ends of the 95 % interval. */
  low: number;
  high: number;
}
