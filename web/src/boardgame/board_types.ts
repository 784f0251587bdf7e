import type { Cell } from '../board/shape';
import type { Colour, GameTypes, MoveRecord } from '../play/game_types';

/** One action as the list of moves tells it. */
export interface BoardMove extends MoveRecord {
  /** Of what was played; null for an action that puts nothing on the board. */
  colour: Colour | null;
  /** Where it shows on the board, `NO_CELL` where it does not. */
  cell: Cell;
}

/** The types that a board game brings along; `boardgame/` passes its values on without looking into them. */
export interface BoardTypes extends GameTypes {
  move: BoardMove;
  /** What is drawn at a moment. */
  scene: unknown;
  /** A piece that is not there: one that could be, or one of a MultiPV line. */
  ghost: unknown;
}
