import type { BoardTypes } from '../boardgame/board_types';
import type { OthelloEvent } from './events';
import type { GhostDisc, Scene } from './scene';
import type { Setup } from './setup';
import type { Snapshot } from './snapshot';

/** What Othello brings to `boardgame/`. */
export interface Othello extends BoardTypes {
  snapshot: Snapshot;
  event: OthelloEvent;
  setup: Setup;
  scene: Scene;
  ghost: GhostDisc;
}
