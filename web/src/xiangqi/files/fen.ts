import type { Side } from '../../play/game_types';
import { COLUMNS, ROWS } from '../cells';
import { type Board, KINDS, type Man } from '../pieces';

export const STANDARD_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/** Letters of the kinds of pieces, ours and those that others write. */
const LETTERS = 'kabnrcp';
const OTHERS = 'gaehrcs';

/** Six words in the form that the engine writes. */
const FEN = /^[kabnrcpKABNRCP1-9]+(\/[kabnrcpKABNRCP1-9]+){9} [wb] - - \d{1,3} \d{1,4}$/;

/** Whether a text is a FEN in its common form, with a general on either side. */
export function isFen(text: string): boolean {
  return FEN.test(text) && boardOf(text) !== null;
}

/**
 * A FEN in its common form, from what people paste: with `h`, `e`, `g` and `s`, `r` for Red's turn, without dashes and
 * counters, with `_` for blanks; null for any other text.
 */
export function readFen(text: string): string | null {
  const [ranks = '', turn = 'w', ...rest] = text.trim().replaceAll('_', ' ').split(/\s+/);
  const letters = [...ranks].map(ours).join('');
  const side = /^[wr]$/i.test(turn) ? 'w' : /^b$/i.test(turn) ? 'b' : null;
  const [quiet = '0', move = '1', ...more] = rest.filter((word) => word !== '-');
  if (side === null || more.length > 0) return null;
  const fen = `${letters} ${side} - - ${Number(quiet)} ${Math.max(1, Number(move))}`;
  return isFen(fen) ? fen : null;
}

function ours(letter: string): string {
  const at = OTHERS.indexOf(letter.toLowerCase());
  const small = LETTERS[at];
  if (small === undefined) return letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}

/** What stands on the points of a FEN; null where it is not a board of ten ranks with two generals. */
export function boardOf(fen: string): Board | null {
  const rows = (fen.split(' ')[0] ?? '').split('/').map(readRank);
  const board = rows.flat();
  const generals = board.filter((man) => man?.kind === 'general').map((man) => man?.side);
  const full = rows.length === ROWS && rows.every((row) => row.length === COLUMNS);
  return full && generals.length === 2 && new Set(generals).size === 2 ? board : null;
}

function readRank(rank: string): (Man | null)[] {
  return [...rank].flatMap((letter): (Man | null)[] => {
    if (/\d/.test(letter)) return Array.from({ length: Number(letter) }, () => null);
    const kind = KINDS[LETTERS.indexOf(letter.toLowerCase())];
    const side: Side = letter === letter.toUpperCase() ? 0 : 1;
    return kind === undefined ? [] : [{ side, kind }];
  });
}

/** The side that begins. */
export function moverOf(fen: string): Side {
  return fen.split(' ')[1] === 'b' ? 1 : 0;
}

/** A board as a FEN in its common form. */
export function writeFen(board: Board, toMove: Side): string {
  const ranks = Array.from({ length: ROWS }, (_, row) =>
    board
      .slice(COLUMNS * row, COLUMNS * (row + 1))
      .map((man) => (man === null ? '1' : letterOf(man)))
      .join('')
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  return `${ranks.join('/')} ${toMove === 0 ? 'w' : 'b'} - - 0 1`;
}

function letterOf({ side, kind }: Man): string {
  const letter = LETTERS[KINDS.indexOf(kind)] ?? '';
  return side === 0 ? letter.toUpperCase() : letter;
}
