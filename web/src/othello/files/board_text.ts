import { type Reading, reading } from '../../play/files/reading';
import { isStart, type Setup, startOf } from '../setup';
import { refuse } from './faults';

/**
 * A board as text, in one line or in eight: 64 cells and who is to move, in the letters of the engine, of servers
 * (`[8 -------- ... *]`), or with discs; columns and rows may be named at its edges.
 */

const CELLS = 64;

/** What people write for a black disc, a white one and an empty cell. */
const CONTENTS: readonly (readonly [RegExp, string])[] = [
  [/[xb*#●⚫]/i, 'X'],
  [/[o0w○⚪]/i, 'O'],
  [/[-._·+□]/, '-'],
];

const COLUMNS = /^[^\S\n]*a\W*b\W*c\W*d\W*e\W*f\W*g\W*h[^\S\n]*$/gim;
const ROWS = /^[^\S\n]*[1-8][^\S\n|]+|[^\S\n|]+[1-8][^\S\n]*$/gm;
const BLACK = /^(x|b|\*|●|⚫|black)\b|^[*●⚫]/i;
const WHITE = /^(o|w|0|○|⚪|white)\b|^[○⚪]/i;

interface Board {
  cells: string;
  /** null where it is not said. */
  mover: 'X' | 'O' | null;
}

/** Whether a text begins with a board. */
export function isBoard(text: string): boolean {
  return boardIn(text) !== null;
}

/** Reads a board as a game without moves. */
export function readBoard(text: string): Reading<Setup> {
  return reading((note) => {
    const board = boardIn(text) ?? refuse('board', { found: text.trim() });
    if (board.mover === null) note({ kind: 'moverUnsaid' });
    return { start: startOf(board.cells, board.mover ?? 'X'), actions: [] };
  });
}

/** The start that a link says, in the engine's letters; null for text that is no board or does not say who begins. */
export function readStart(text: string): string | null {
  if (isStart(text)) return text;
  const board = boardIn(text);
  return board === null || board.mover === null ? null : startOf(board.cells, board.mover);
}

function boardIn(text: string): Board | null {
  if (text.length > 1000) return null;
  const inner = text.replace(/^\s*(?:BO)?\s*\[?\s*(?:8(?=\s))?/, '');
  const bare = inner.replace(COLUMNS, '').replace(/\n/.test(inner.trim()) ? ROWS : /^$/, '');
  let cells = '';
  let at = 0;
  for (; at < bare.length && cells.length < CELLS; at++) {
    const letter = bare[at] ?? '';
    if (/[\s|/,]/.test(letter)) continue;
    const content = CONTENTS.find(([pattern]) => pattern.test(letter))?.[1];
    if (content === undefined) return null;
    cells += content;
  }
  if (cells.length < CELLS) return null;
  const rest = bare.slice(at).replace(/^[\s,;:/|]+/, '');
  if (/^[\]\s;.]*$/.test(rest)) return { cells, mover: null };
  if (BLACK.test(rest)) return { cells, mover: 'X' };
  return WHITE.test(rest) ? { cells, mover: 'O' } : null;
}
