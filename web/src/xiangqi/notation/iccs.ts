/** Moves as the engine writes them: both points, `h2e2`. */
import { type MoveList, readMoveList } from '../../boardgame/files/move_list';
import { codeOf, fromOf, toOf } from '../action_code';
import { cellName, namedCell } from '../cells';

const MOVE = /[a-i]\d-?[a-i]\d(?!\d)/iy;

export function writeIccs(code: number): string {
  return cellName(fromOf(code)) + cellName(toOf(code));
}

/** The code of `h2e2` or `H2-E2`; null for any other word. */
export function readIccs(word: string): number | null {
  const [, from, to] = /^([a-i]\d)-?([a-i]\d)$/.exec(word.toLowerCase()) ?? [];
  return from === undefined || to === undefined ? null : codeOf(namedCell(from), namedCell(to));
}

/** Moves without anything between them. */
export function writeMoves(actions: readonly number[]): string {
  return actions.map(writeIccs).join('');
}

/** Moves as people write them down. */
export function listMoves(text: string): MoveList {
  return readMoveList(text, MOVE);
}

/** The actions, legal or not; null for text that is not moves. */
export function readMoves(text: string): number[] | null {
  const { words, stray } = listMoves(text);
  return stray === undefined ? words.flatMap((word) => readIccs(word) ?? []) : null;
}
