import { END_TURN, packAction, unpackAction } from '../rules/action_code';
import type { Direction } from '../rules/cells';

/**
 * Actions as text for an address: three letters each, eighteen bits of base 64 without padding (RFC 4648, section 5):
 * unit in bits 0-3, cell in bits 4-10, direction in bits 11-13. The end of a turn is `END`, which no unit's action is.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const END = 0x3fff;
const LENGTH = 3;

export function writeMoves(actions: readonly number[]): string {
  return actions.map((code) => writeNumber(squeeze(code))).join('');
}

/** The actions, legal or not; null for text that was not written by `writeMoves`. */
export function readMoves(text: string): number[] | null {
  if (text.length % LENGTH !== 0) return null;
  const actions: number[] = [];
  for (let at = 0; at < text.length; at += LENGTH) {
    const number = readNumber(text.slice(at, at + LENGTH));
    if (number === null || number > END) return null;
    actions.push(unsqueeze(number));
  }
  return actions;
}

function squeeze(code: number): number {
  const action = unpackAction(code);
  return action === null ? END : action.unit | (action.cell << 4) | (action.direction << 11);
}

function unsqueeze(number: number): number {
  if (number === END) return END_TURN;
  const direction = (number >> 11) as Direction;
  return packAction({ unit: number & 0xf, cell: (number >> 4) & 0x7f, direction });
}

function writeNumber(number: number): string {
  return [number >> 12, (number >> 6) & 63, number & 63].map((digit) => LETTERS.charAt(digit)).join('');
}

function readNumber(text: string): number | null {
  let number = 0;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return null;
    number = number * LETTERS.length + digit;
  }
  return number;
}
