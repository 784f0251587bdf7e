import type { ComponentType } from 'preact';
import type { Cell } from '../../board/shape';
import type { Action, Side } from '../../play/game_types';
import type { BoardTypes } from '../board_types';

/** A piece of either side, by a number of the game's from 1 on. */
export type PieceNumber = number;

/** What stands where, by cell; 0 for nothing. */
export interface EditedPosition {
  readonly contents: readonly PieceNumber[];
  readonly toMove: Side;
}

/** What a game brings along to have its positions set up by hand. */
export interface EditorSpec<Types extends BoardTypes = BoardTypes> {
  /** The pieces that can be put on the board, a row for each side. */
  readonly palette: readonly (readonly PieceNumber[])[];
  readonly Piece: ComponentType<{ piece: PieceNumber; size: number }>;
  pieceName(piece: PieceNumber): string;
  /** How many of it can stand on the board. */
  most(piece: PieceNumber): number;
  /** Whether the board is never without it: it can be moved, and not taken off. */
  isNeeded(piece: PieceNumber): boolean;
  /** Whether it can ever stand there. */
  mayStand(piece: PieceNumber, cell: Cell): boolean;
  positionOf(snapshot: Types['snapshot']): EditedPosition;
  /** With nothing on the board but what is needed. */
  readonly bare: EditedPosition;
  setupOf(position: EditedPosition): Types['setup'];
  /** What is played from that start on until the position stands; absent where a start is a position by itself. */
  actionsTo?(position: EditedPosition): readonly Action[];
  /** Who is to move, where the pieces on the board say that; absent where people do. */
  toMoveWith?(contents: EditedPosition['contents']): Side;
  /** The position as a text that people pass on, and what it is called. */
  write(position: EditedPosition): string;
  readonly textName: string;
  /** The position of such a text; null for any other. */
  read(text: string): EditedPosition | null;
  sceneOf(position: EditedPosition): Types['scene'];
  cellName(cell: Cell): string;
  /**
   * Why the rules refuse a position, in words; `refusal` asks them of any, and answers with the empty string where they
   * do not. The empty string for one that they accept.
   */
  fault(position: EditedPosition, refusal: (position: EditedPosition) => string): string;
}
