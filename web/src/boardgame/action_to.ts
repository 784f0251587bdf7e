import { type Cell, NO_CELL } from '../board/shape';
import type { Action } from '../play/game_types';
import type { Spec } from './spec';

/**
 * The action among `actions` that ends on a cell: of the piece on `from`, where pieces move. null where there is none.
 */
export function actionTo(
  spec: Pick<Spec, 'cellsOf' | 'input'>,
  actions: readonly Action[],
  from: Cell,
  cell: Cell,
): Action | null {
  if (cell === NO_CELL) return null;
  const ends = (action: Action) => {
    const way = spec.cellsOf(action);
    return way.to === cell && (spec.input === 'place' || way.from === from);
  };
  return actions.find(ends) ?? null;
}
