import type { Cell } from '../../board/shape';
import { cellAt, columnOf, isHome, isInPalace, ranksAhead, rowOf } from '../cells';
import { type Board, boardAfter, type Man, piecesOn } from '../pieces';

/** Why a piece cannot go to a point. */
export type Obstacle =
  | 'ownPiece'
  | 'way'
  | 'palace'
  | 'river'
  | 'eye'
  | 'leg'
  | 'blocked'
  | 'noScreen'
  | 'screen'
  | 'back'
  | 'aside'
  | 'facing'
  | 'inCheck'
  | 'exposes';

/** Why the piece on `from`, of the side to move, cannot go to a point; null where it can. */
export function obstacleOf(board: Board, from: Cell, to: Cell, inCheck: boolean): Obstacle | null {
  const man = board[from];
  if (man === null || man === undefined) return null;
  if (board[to]?.side === man.side) return 'ownPiece';
  const hindered = stepObstacle(board, man, from, to);
  if (hindered !== null) return hindered;
  const after = boardAfter(board, from, to);
  if (generalsFace(after)) return 'facing';
  return isAttacked(after, man) ? (inCheck ? 'inCheck' : 'exposes') : null;
}

/** What stands in a piece's way, whatever comes of the move. */
function stepObstacle(board: Board, man: Man, from: Cell, to: Cell): Obstacle | null {
  const { side, kind } = man;
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  const halfway = () => board[cellAt(columnOf(from) + dx / 2, rowOf(from) + dy / 2)] ?? null;
  switch (kind) {
    case 'general':
      if (across + along !== 1) return 'way';
      return isInPalace(side, to) ? null : 'palace';
    case 'advisor':
      if (across !== 1 || along !== 1) return 'way';
      return isInPalace(side, to) ? null : 'palace';
    case 'elephant':
      if (across !== 2 || along !== 2) return 'way';
      if (!isHome(side, to)) return 'river';
      return halfway() === null ? null : 'eye';
    case 'horse': {
      if (Math.min(across, along) !== 1 || Math.max(across, along) !== 2) return 'way';
      const leg =
        across === 2
          ? cellAt(columnOf(from) + dx / 2, rowOf(from))
          : cellAt(columnOf(from), rowOf(from) + dy / 2);
      return (board[leg] ?? null) === null ? null : 'leg';
    }
    case 'chariot':
      if (across > 0 && along > 0) return 'way';
      return piecesBetween(board, from, to) === 0 ? null : 'blocked';
    case 'cannon': {
      if (across > 0 && along > 0) return 'way';
      const between = piecesBetween(board, from, to);
      if ((board[to] ?? null) === null) return between === 0 ? null : 'blocked';
      return between === 1 ? null : between === 0 ? 'noScreen' : 'screen';
    }
    case 'soldier': {
      if (across + along !== 1) return 'way';
      if (ranksAhead(side, to) < ranksAhead(side, from)) return 'back';
      return across === 1 && isHome(side, from) ? 'aside' : null;
    }
  }
}

/** Pieces between two points of a rank or file. */
function piecesBetween(board: Board, from: Cell, to: Cell): number {
  const step = Math.sign(columnOf(to) - columnOf(from)) + 9 * Math.sign(rowOf(to) - rowOf(from));
  let count = 0;
  for (let cell = from + step; cell !== to; cell += step) if ((board[cell] ?? null) !== null) count += 1;
  return count;
}

/** Whether nothing stands between the generals on one file. */
export function generalsFace(board: Board): boolean {
  const [one, other] = piecesOn(board).filter(({ kind }) => kind === 'general');
  if (one === undefined || other === undefined || columnOf(one.cell) !== columnOf(other.cell)) return false;
  return piecesBetween(board, one.cell, other.cell) === 0;
}

/** Whether a side's general could be taken. */
function isAttacked(board: Board, { side }: Man): boolean {
  const pieces = piecesOn(board);
  const general = pieces.find((piece) => piece.kind === 'general' && piece.side === side);
  if (general === undefined) return false;
  return pieces.some(
    (piece) => piece.side !== side && stepObstacle(board, piece, piece.cell, general.cell) === null,
  );
}
