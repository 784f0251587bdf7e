import type { GameTypes } from '../boardgame/game_types';
import type { GomokuEvent } from './events';
import type { GhostStone, Scene } from './scene';
import type { Setup } from './setup';
import type { Snapshot } from './snapshot';

/** What Gomoku brings to `boardgame/`. */
export interface Gomoku extends GameTypes {
  snapshot: Snapshot;
  event: GomokuEvent;
  setup: Setup;
  scene: Scene;
  ghost: GhostStone;
}
