import type { Cell } from '../cells';
import type { Colour } from '../snapshot';

/** A stone that is not there: one that could be placed, or one of a line that was considered. */
export interface GhostStone {
  cell: Cell;
  colour: Colour;
  /** Its place in the line, from 1; 0 for none. */
  number: number;
}

/** One of the best moves, as the analysis ranks them. */
export interface Candidate {
  cell: Cell;
  /** From 0, the best. */
  place: number;
  /** A stone of the line that is shown lies on it. */
  covered: boolean;
}

/** What lies over the stones. */
export interface Overlay {
  /** The stone under the pointer. */
  hover: GhostStone | null;
  /** The stone that waits to be confirmed. */
  aim: GhostStone | null;
  /** The cell with the keyboard's frame, -1 for none. */
  focus: Cell;
  forbidden: readonly Cell[];
  /** Whether stones carry their numbers. */
  numbers: boolean;
  line: readonly GhostStone[];
  candidates: readonly Candidate[];
  /** An earlier moment of the game is looked at: so many stones of it; null for the present. */
  past: number | null;
}

export const EMPTY_OVERLAY: Overlay = {
  hover: null,
  aim: null,
  focus: -1,
  forbidden: [],
  numbers: false,
  line: [],
  candidates: [],
  past: null,
};
