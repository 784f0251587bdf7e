import type { Cell } from '../board/shape';
import type { Colour, GameTypes } from '../boardgame/game_types';
import type { GomokuEvent } from './events';
import type { Scene } from './scene';
import type { Setup } from './setup';
import type { Snapshot } from './snapshot';

/** A stone that is not there: one that could be placed, or one of a line that was considered. */
export interface GhostStone {
  cell: Cell;
  colour: Colour;
}

/** What Gomoku brings to the room for board games. */
export interface Gomoku extends GameTypes {
  snapshot: Snapshot;
  event: GomokuEvent;
  setup: Setup;
  scene: Scene;
  ghost: GhostStone;
}
