import { fromOf, toOf } from '../action_code';
import { appearance, notationInUse } from '../appearance';
import { type Board, boardAfter } from '../pieces';
import { writeChinese } from './chinese';
import { writeIccs } from './iccs';
import { spelledOut } from './spelled';
import { writeWxf } from './wxf';

/** A move in the notation that the player has chosen; in ICCS where the board before it is not known. */
export function writeMove(action: number, before: Board | undefined): string {
  const spelled = before === undefined ? null : spelledOut(before, action);
  if (spelled === null) return writeIccs(action);
  switch (notationInUse()) {
    case 'iccs':
      return writeIccs(action);
    case 'wxf':
      return writeWxf(spelled);
    case 'chinese':
      return writeChinese(spelled, appearance.pieces.value === 'simplified' ? 'simplified' : 'traditional');
  }
}

/** The moves of a line that begins on a board, each in the notation that the player has chosen. */
export function writeLine(actions: readonly number[], start: Board): string[] {
  let board = start;
  return actions.map((action) => {
    const move = writeMove(action, board);
    board = boardAfter(board, fromOf(action), toOf(action));
    return move;
  });
}
