import type { Cell } from '../../board/shape';
import type { Snapshot } from '../snapshot';
import { obstacleOf } from './obstacle';
import { messages } from './words/messages';

/** Says why the piece on `from` cannot go to a point, or, where none is chosen, why the piece there cannot be chosen. */
function whyNot({ board, sideToMove, checked }: Snapshot, cell: Cell, from: Cell): string {
  const t = messages.value;
  const own = board[from];
  if (own !== null && own !== undefined) {
    const obstacle = obstacleOf(board, from, cell, checked >= 0);
    if (obstacle === 'way') return t.ways[own.kind];
    if (obstacle !== null) return t.obstacles[obstacle];
  }
  const there = board[cell];
  if (there === null || there === undefined) return t.empty;
  if (there.side !== sideToMove) return t.theirs;
  return checked >= 0 ? t.stuckInCheck : t.stuck;
}

/** The reasons, once their words have come. */
export async function openWhy(): Promise<typeof whyNot> {
  await messages.load();
  return whyNot;
}
