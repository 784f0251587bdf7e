import type { Cell } from '../board/shape';
import type { WeighedPose } from '../boardgame/thinking/weighing_fade';
import { fromOf, toOf } from './action_code';
import { boardAfter, type Man, type Piece } from './pieces';
import type { Snapshot } from './snapshot';

/** A move that is not played: its piece on the point where it would end. */
export interface GhostMove extends Piece {
  from: Cell;
}

/** A piece as it is to be drawn: `part` of the way (0-1) from one point to another. */
export interface PiecePose extends Piece {
  from: Cell;
  part: number;
  /** Height over the board: 0 lies on it, 1 is in the hand. */
  lift: number;
  /** 0-1. */
  opacity: number;
}

/** What is to be drawn at a moment. */
export interface Scene {
  pieces: readonly PiecePose[];
  last: { from: Cell; to: Cell } | null;
  /** The general that is in check, `NO_CELL` for none. */
  checked: Cell;
  /** Moves that the opponent weighs. */
  weighed: readonly WeighedPose<GhostMove>[];
}

/** A snapshot by itself. */
export function restingScene({ pieces, last, checked }: Snapshot): Scene {
  return { pieces: pieces.map(atRest), last, checked, weighed: [] };
}

export function atRest(piece: Piece): PiecePose {
  return { ...piece, from: piece.cell, part: 1, lift: 0, opacity: 1 };
}

/** Moves one after the other from a position on. */
export function ghosts({ board }: Snapshot, actions: readonly number[]): GhostMove[] {
  const shown: GhostMove[] = [];
  let now = board;
  for (const action of actions) {
    const [from, to] = [fromOf(action), toOf(action)];
    const man: Man | null = now[from] ?? null;
    if (man === null) break;
    shown.push({ ...man, cell: to, from });
    now = boardAfter(now, from, to);
  }
  return shown;
}
