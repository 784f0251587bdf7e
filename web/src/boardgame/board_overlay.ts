import type { GhostStone, Overlay } from '../gomoku/board/overlay';
import type { Cell } from '../gomoku/cells';
import { Result } from '../gomoku/snapshot';
import type { Analyst } from './analysis/analysis';
import { shownLines } from './analysis/shown_lines';
import type { GomokuGame } from './game';
import type { Pointing } from './play_board';

/** What lies over the board: what the player points at, what the rules forbid, what the analysis has found. */
export function overlayOf(
  game: GomokuGame,
  analyst: Analyst,
  { hover, focus }: Pointing,
  numbers: boolean,
): Overlay {
  const snapshot = game.snapshot.value;
  const past = game.past.value;
  const ghost = (cell: Cell): GhostStone | null =>
    cell >= 0 && past === null && game.whyNot(cell) === null
      ? { cell, colour: snapshot.colour, number: 0 }
      : null;
  const own = game.phase.value !== 'over' && snapshot.sideToMove === game.settings.side;
  return {
    hover: ghost(hover === -1 ? focus : hover),
    aim: ghost(game.aim.value),
    focus,
    forbidden: own && past === null && snapshot.result === Result.playing ? snapshot.forbidden : [],
    numbers,
    past: past === null ? null : stonesAfter(game, past),
    ...shownLines(analyst),
  };
}

/** Number of stones once the first `length` actions were played. */
function stonesAfter(game: GomokuGame, length: number): number {
  return game.moves.value[length - 1]?.number ?? 0;
}
