import type { WeightsKind } from '../shell/lab_game';

/** Weights of Gomoku: what lines and threats are worth to whoever looks ahead, and the network. */
export const WEIGHTS_KINDS: readonly WeightsKind[] = [
  { kind: 'evaluation', length: 40, from: 30, to: 150 },
  { kind: 'network', length: 9_945, from: 160 },
];
