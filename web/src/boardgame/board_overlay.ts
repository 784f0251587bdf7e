import { type Cell, NO_CELL } from '../board/shape';
import type { Analysis } from '../play/analysis/analysis';
import type { Action } from '../play/game_types';
import type { BoardGame } from './game';
import type { Overlay } from './overlay';
import type { Preferences } from './preferences';
import { shownLines } from './shown_lines';

const NO_LINES = { candidates: [], line: [] };

/** Where pointer and keyboard are, `NO_CELL` for nowhere. */
export interface Pointing {
  hover: Cell;
  focus: Cell;
}

/** What lies over the board: what the player points at, what the rules forbid, what the analysis has found. */
export function overlayOf(
  game: BoardGame,
  analysis: Analysis | null,
  { hover, focus }: Pointing,
  { numbers, places }: Pick<Preferences, 'numbers' | 'places'>,
): Overlay {
  const { look, input } = game.spec;
  look.chosen?.value;
  const snapshot = game.snapshot.value;
  const present = game.past.value === null;
  const own = present && game.phase.value !== 'over' && snapshot.sideToMove === game.mover;
  const ghost = (action: Action | null) =>
    action === null || !present ? null : (look.ghosts(snapshot, [action])[0] ?? null);
  const from = game.chosen.value;
  const marked = own && (input === 'move' ? from !== NO_CELL : look.marksPlaces && places.value);
  return {
    hover: ghost(game.actionTo(hover === NO_CELL ? focus : hover)),
    aim: ghost(game.aim.value),
    focus,
    from,
    targets: marked ? game.targets() : [],
    forbidden: own ? look.forbidden(snapshot) : [],
    numbers: numbers.value,
    ...(analysis === null ? NO_LINES : shownLines(game, analysis)),
  };
}
