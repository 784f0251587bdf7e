/**
 * Actions in words, as the engine writes them: `h8` (columns a-t from the left, rows 1-20 from the bottom), and the
 * choices of swap2. Codes are laid out in `wasm/gomoku.d.ts`.
 */
import { type MoveList, readMoveList } from '../../boardgame/files/move_list';
import { choiceOf, PLACE_TWO, stoneOf, TAKE_BLACK, TAKE_WHITE } from '../action_code';
import { cellName, STRIDE } from '../cells';

const CHOICES = [TAKE_BLACK, TAKE_WHITE, PLACE_TWO];

/** The code of a point, `x` to the right and `y` downwards from 0; null beside the board. */
export function cellAt(x: number, y: number, size: number): number | null {
  const inside = [x, y].every((place) => Number.isInteger(place) && place >= 0 && place < size);
  return inside ? STRIDE * y + x : null;
}

export function isStone(code: number): boolean {
  return stoneOf(code) === code;
}

/** The code of a choice's name, null for any other text. */
export function readChoice(name: string): number | null {
  return CHOICES.find((code) => choiceOf(code) === name) ?? null;
}

export function writeAction(code: number, size: number): string {
  return choiceOf(code) ?? cellName(size, code);
}

/** The code of `h8`; null for what is no point of such a board. */
export function readCell(text: string, size: number): number | null {
  const parts = /^([a-t])([1-9]\d?)$/i.exec(text);
  if (parts === null) return null;
  const [, column = '', row = ''] = parts;
  return cellAt(column.toLowerCase().charCodeAt(0) - 0x61, size - Number(row), size);
}

/** Moves without anything between them: each cell ends with its number. */
export function writeMoves(actions: readonly number[], size: number): string {
  return actions.map((code) => writeAction(code, size)).join('');
}

const MOVE = /black|white|two|[a-t](?:1\d|20|[1-9])(?!\d)/iy;

/** Moves as people write them down; whether the cells are on a board of some size is not asked. */
export function listMoves(text: string): MoveList {
  return readMoveList(text, MOVE);
}

/** The actions, legal or not; null for text that is not moves of such a board. */
export function readMoves(text: string, size: number): number[] | null {
  const { words, stray } = listMoves(text);
  if (stray !== undefined) return null;
  const actions = words.map((word) => readChoice(word) ?? readCell(word, size));
  return actions.every((code) => code !== null) ? actions : null;
}
