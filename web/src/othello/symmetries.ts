import type { Cell } from '../board/shape';
import { type PlaceTurn, SQUARE_TURNS, type Symmetry } from '../play/losses/symmetry';
import { discOf } from './action_code';
import { CELLS, COLUMNS, cellAt, columnOf, rowOf } from './cells';
import { boardOf, type Setup } from './setup';

const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

/**
 * The ways to turn and mirror a board. One that does not leave the discs that the game begins with where they are leaves
 * actions as they are: of the usual start every other one is such a one.
 */
export const SYMMETRIES: readonly Symmetry<Setup>[] = SQUARE_TURNS.map((turnPlace) => ({
  turn: (action, { start }) =>
    discOf(action) === action && keeps(turnPlace, start) ? turned(turnPlace, action) : action,
}));

function keeps(turnPlace: PlaceTurn, start: string): boolean {
  const board = boardOf(start);
  return ALL_CELLS.every((cell) => board[turned(turnPlace, cell)] === board[cell]);
}

function turned(turnPlace: PlaceTurn, cell: Cell): Cell {
  const [x, y] = turnPlace(columnOf(cell), rowOf(cell), COLUMNS - 1, COLUMNS - 1);
  return cellAt(x, y);
}
