import type { WeightsKind } from '../shell/session/lab_game';

/** Weights of Xiangqi: of what whoever looks ahead counts, and the network. */
export const WEIGHTS_KINDS: readonly WeightsKind[] = [
  { kind: 'evaluation', length: 852, from: 20, to: 150 },
  { kind: 'network', length: 40_872, from: 160 },
];
