import type { WeightsKind } from '../shell/session/lab_game';

/** Weights of the battle: of the fitted value of a state, and of the network that adds to it. */
export const WEIGHTS_KINDS: readonly WeightsKind[] = [
  { kind: 'evaluation', length: 15, from: 150 },
  { kind: 'network', length: 39_745, from: 170 },
];
