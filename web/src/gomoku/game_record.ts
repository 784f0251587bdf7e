/** A game of Gomoku as it is kept, sent and written to files: the board, the rules, and every action from its start. */
export interface GomokuRecord {
  /** Cells along an edge, 9-20. */
  size: number;
  rule: 'freestyle' | 'standard' | 'renju';
  opening: 'free' | 'swap2';
  /** Action codes as `wasm/gomoku.d.ts` lays them out: cells `20 * y + x`, and the choices of swap2. */
  actions: number[];
  /** Names of black and white. */
  players?: [string, string];
  /** As `Game.result` says: 0 playing, 1 the first side won, 2 the second side won, 3 drawn. */
  result?: number;
}
