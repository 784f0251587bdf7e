import { type Cell, NO_CELL } from '../board/shape';

/** One of the best moves, as the analysis ranks them. */
export interface Candidate {
  /** Where its piece comes from, `NO_CELL` for one that is placed. */
  from: Cell;
  cell: Cell;
  /** From 0, the best. */
  place: number;
  /** A piece of the line that is shown lies on it. */
  covered: boolean;
}

/** What lies over the pieces: `boardgame/` says what, the game's painter how it looks. */
export interface Overlay<Ghost = unknown> {
  /** What the pointer, or the keyboard, would play. */
  hover: Ghost | null;
  /** What waits to be confirmed. */
  aim: Ghost | null;
  /** The cell with the keyboard's focus ring, `NO_CELL` for none. */
  focus: Cell;
  /** The piece that is about to move, `NO_CELL` while none is chosen. */
  from: Cell;
  /** Where the player could play, as far as the game shows it. */
  targets: readonly Cell[];
  /** Where the rules forbid the player to play, as far as the game shows it. */
  forbidden: readonly Cell[];
  /** Whether pieces carry the numbers of their moves. */
  numbers: boolean;
  /** A MultiPV line, from the position on the board on. */
  line: readonly Ghost[];
  candidates: readonly Candidate[];
}

export const EMPTY_OVERLAY: Overlay<never> = {
  hover: null,
  aim: null,
  focus: NO_CELL,
  from: NO_CELL,
  targets: [],
  forbidden: [],
  numbers: false,
  line: [],
  candidates: [],
};
