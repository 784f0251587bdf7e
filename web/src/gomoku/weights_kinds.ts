import type { WeightsKind } from '../shell/session/lab_game';

/** Weights of Gomoku: what lines and threats are worth to whoever looks ahead, without and with what the lines of a cell
 *  and the threats of a board are worth together, and the network. */
export const WEIGHTS_KINDS: readonly WeightsKind[] = [
  { kind: 'evaluation', length: 40, from: 30, to: 150 },
  { kind: 'evaluation', length: 2_508, from: 30, to: 150 },
  { kind: 'network', length: 31_415, from: 160 },
];
