import { choiceOf, stoneOf } from './action_code';
import type { Cell } from './cells';
import type { Colour, Side, Snapshot } from './snapshot';

/** One action as the list of moves tells it. */
export interface MoveRecord {
  code: number;
  /** Who did it. */
  side: Side;
  /** The stone's cell; -1 for a choice of swap2. */
  cell: Cell;
  colour: Colour;
  /** Number of stones once it was done. */
  number: number;
  choice: 'black' | 'white' | 'two' | null;
}

export function recordMove(before: Snapshot, code: number): MoveRecord {
  const cell = stoneOf(code);
  return {
    code,
    side: before.sideToMove,
    cell,
    colour: before.colour,
    number: before.stones.length + (cell >= 0 ? 1 : 0),
    choice: choiceOf(code),
  };
}
