import type { BoardMove } from '../boardgame/board_types';
import { stoneOf } from './action_code';
import type { Snapshot } from './snapshot';

/** An action as the list of moves tells it; its number is that of the stones once it was done. */
export function recordMove({ sideToMove, colour, stones }: Snapshot, action: number): BoardMove {
  const cell = stoneOf(action);
  const placed = cell >= 0;
  return {
    action,
    side: sideToMove,
    colour: placed ? colour : null,
    cell,
    number: stones.length + (placed ? 1 : 0),
  };
}
