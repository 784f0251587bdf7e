import type { BoardMove } from '../boardgame/board_types';
import { discOf } from './action_code';
import type { Snapshot } from './snapshot';

/** An action as the list of moves tells it; its number is that of the discs placed once it was done. */
export function recordMove({ sideToMove, placed }: Snapshot, action: number): BoardMove {
  const cell = discOf(action);
  const places = cell >= 0;
  return {
    action,
    side: sideToMove,
    colour: places ? sideToMove : null,
    cell,
    number: placed + (places ? 1 : 0),
  };
}
