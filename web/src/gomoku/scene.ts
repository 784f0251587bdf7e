import type { Cell } from '../board/shape';
import type { WeighedPose } from '../boardgame/thinking/weighing_fade';
import type { Colour } from '../play/game_types';
import type { Snapshot, Stone } from './snapshot';

/** A stone that is not there: one that could be placed, or one of a MultiPV line. */
export interface GhostStone {
  cell: Cell;
  colour: Colour;
}

/** A stone as it is to be drawn. */
export interface StonePose extends Stone {
  /** Height over the board: 0 lies on it, 1 is in the hand. */
  lift: number;
  /** 0-1. */
  opacity: number;
}

/** What is to be drawn at a moment. */
export interface Scene {
  stones: readonly StonePose[];
  /** The stone that was placed last, -1 for none. */
  last: Cell;
  row: readonly Cell[];
  /** How much of the winning row's line is drawn, 0-1. */
  rowDrawn: number;
  /** Stones that the opponent weighs. */
  weighed: readonly WeighedPose<GhostStone>[];
}

/** A snapshot by itself. */
export function restingScene({ stones, row }: Snapshot): Scene {
  return {
    stones: stones.map((stone) => ({ ...stone, lift: 0, opacity: 1 })),
    last: stones.at(-1)?.cell ?? -1,
    row,
    rowDrawn: 1,
    weighed: [],
  };
}
