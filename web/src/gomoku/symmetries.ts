import { SQUARE_TURNS, type Symmetry } from '../play/losses/symmetry';
import { cellAt, columnOf, rowOf } from './cells';
import { isStone } from './files/notation';
import type { Setup } from './setup';

/** The ways to turn and mirror a board; choices of swap2 stay what they are. */
export const SYMMETRIES: readonly Symmetry<Setup>[] = SQUARE_TURNS.map((turnPlace) => ({
  turn(action, { size }) {
    if (!isStone(action)) return action;
    const [x, y] = turnPlace(columnOf(action), rowOf(action), size - 1, size - 1);
    return cellAt(x, y);
  },
}));
