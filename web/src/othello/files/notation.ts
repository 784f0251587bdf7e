/** Actions in words, as the engine writes them: `f5` (columns a-h from the left, rows from the top), and a pass. */
import { type MoveList, readMoveList } from '../../boardgame/files/move_list';
import { discOf, PASS } from '../action_code';
import { cellAt, cellName } from '../cells';

/** The ways in which a pass is written, ours first. */
const PASSES = ['pass', 'ps', 'pa', '--'];

const MOVE = /[a-h][1-8](?!\d)|pass|ps|pa|--/iy;

export function writeAction(code: number): string {
  return code === PASS ? 'pass' : cellName(discOf(code));
}

/** The code of `f5`, or of a pass; null for any other word. Letters may be large. */
export function readAction(word: string): number | null {
  const small = word.toLowerCase();
  if (PASSES.includes(small)) return PASS;
  const [, column = '', row = ''] = /^([a-h])([1-8])$/.exec(small) ?? [];
  return row === '' ? null : cellAt(column.charCodeAt(0) - 0x61, Number(row) - 1);
}

/** Moves without anything between them. */
export function writeMoves(actions: readonly number[]): string {
  return actions.map(writeAction).join('');
}

/** Moves as people write them down. */
export function listMoves(text: string): MoveList {
  return readMoveList(text, MOVE);
}

/** The actions, legal or not; null for text that is not moves. */
export function readMoves(text: string): number[] | null {
  const { words, stray } = listMoves(text);
  return stray === undefined ? words.flatMap((word) => readAction(word) ?? []) : null;
}
