import type { Cell } from '../board/shape';
import type { Side } from '../play/game_types';

/** Kinds of pieces in the engine's order (wasm/xiangqi.d.ts). */
export const KINDS = ['general', 'advisor', 'elephant', 'horse', 'chariot', 'cannon', 'soldier'] as const;
export type Kind = (typeof KINDS)[number];

/** What a piece is, wherever it stands. */
export interface Man {
  side: Side;
  kind: Kind;
}

export interface Piece extends Man {
  cell: Cell;
}

/** What stands on each point; null for nothing. */
export type Board = readonly (Man | null)[];

/** The piece of an engine's number, 0 to 13. */
export function manOf(number: number): Man {
  const kind = KINDS[number % KINDS.length];
  if (kind === undefined) throw new RangeError(`there is no piece ${number}`);
  return { side: number < KINDS.length ? 0 : 1, kind };
}

export function piecesOn(board: Board): Piece[] {
  return board.flatMap((man, cell) => (man === null ? [] : [{ ...man, cell }]));
}

/** The board after a move from one point to another. */
export function boardAfter(board: Board, from: Cell, to: Cell): Board {
  const man = board[from] ?? null;
  return board.map((now, cell) => (cell === to ? man : cell === from ? null : now));
}
