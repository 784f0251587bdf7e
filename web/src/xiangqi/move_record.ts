import type { BoardMove } from '../boardgame/board_types';
import { toOf } from './action_code';
import type { Snapshot } from './snapshot';

/** A move as the list tells it. */
export function recordMove(before: Snapshot, action: number): BoardMove {
  const { sideToMove, played } = before;
  return {
    action,
    side: sideToMove,
    colour: sideToMove,
    cell: toOf(action),
    number: played.length + 1,
    before,
  };
}
