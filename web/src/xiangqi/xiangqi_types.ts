import type { BoardMove, BoardTypes } from '../boardgame/board_types';
import type { XiangqiEvent } from './events';
import type { GhostMove, Scene } from './scene';
import type { Setup } from './setup';
import type { Snapshot } from './snapshot';

/** What Xiangqi brings to `boardgame/`. */
export interface Xiangqi extends BoardTypes {
  snapshot: Snapshot;
  event: XiangqiEvent;
  setup: Setup;
  move: BoardMove;
  scene: Scene;
  ghost: GhostMove;
}
