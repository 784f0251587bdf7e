import type { BoardTypes } from '../boardgame/board_types';
import type { GomokuEvent } from './events';
import type { GhostStone, Scene } from './scene';
import type { Setup } from './setup';
import type { Snapshot } from './snapshot';

/** What Gomoku brings to `boardgame/`. */
export interface Gomoku extends BoardTypes {
  snapshot: Snapshot;
  event: GomokuEvent;
  setup: Setup;
  scene: Scene;
  ghost: GhostStone;
}
