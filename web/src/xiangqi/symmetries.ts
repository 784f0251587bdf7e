import type { Cell } from '../board/shape';
import type { Symmetry } from '../play/losses/symmetry';
import { codeOf, fromOf, toOf } from './action_code';
import { COLUMNS, cellAt, columnOf, rowOf } from './cells';
import { boardOf } from './files/fen';
import { fenOf, type Setup } from './setup';

/** The board as it is, and with left and right exchanged; a start that is not the same then leaves moves as they are. */
export const SYMMETRIES: readonly Symmetry<Setup>[] = [
  { turn: (action) => action },
  {
    turn: (action, setup) =>
      isMirrored(setup) ? codeOf(mirrored(fromOf(action)), mirrored(toOf(action))) : action,
  },
];

/** The start that was asked for last: it is asked for every action of a game, and for every line of the openings. */
let latest = { fen: '', isMirrored: false };

function isMirrored(setup: Setup): boolean {
  const fen = fenOf(setup);
  if (fen !== latest.fen) {
    const board = boardOf(fen) ?? [];
    const isMirrored = board.every((man, cell) => {
      const other = board[mirrored(cell)];
      return man?.side === other?.side && man?.kind === other?.kind;
    });
    latest = { fen, isMirrored };
  }
  return latest.isMirrored;
}

function mirrored(cell: Cell): Cell {
  return cellAt(COLUMNS - 1 - columnOf(cell), rowOf(cell));
}
