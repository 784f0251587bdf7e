import type { Cell } from '../../board/shape';
import type { Side } from '../../play/game_types';
import { codeOf, fromOf, toOf } from '../action_code';
import { refuse } from '../files/faults';
import { boardOf, moverOf } from '../files/fen';
import { type Board, boardAfter } from '../pieces';
import { fenOf, type Setup } from '../setup';
import { obstacleOf } from '../why/obstacle';
import { writeChinese } from './chinese';
import { readIccs } from './iccs';
import { spelledOut } from './spelled';
import { writeWxf } from './wxf';

/** Numbers of moves, results and dots between moves. */
const BETWEEN =
  /^(\d+[.):、．…]*|[.…]+|1-0|0-1|1\/2-1\/2|\*|第?[\d一二三四五六七八九十百]+回?合?[.:：、．]*)$/;

/** Characters that others write for one of ours. */
const SAME: Record<string, string> = {
  帥: '帅',
  將: '帅',
  将: '帅',
  士: '仕',
  象: '相',
  馬: '马',
  傌: '马',
  車: '车',
  俥: '车',
  砲: '炮',
  包: '炮',
  卒: '兵',
  進: '进',
  後: '后',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
};

/** Moves as people write them, in ICCS, WXF or Chinese notation. Throws what `refuse` throws. */
export function readMoveWords(text: string, setup: Setup): number[] {
  const fen = fenOf(setup);
  let board: Board = boardOf(fen) ?? [];
  let side = moverOf(fen);
  const actions: number[] = [];
  for (const word of wordsOf(text)) {
    const action = readIccs(word) ?? spelledBy(board, side, word);
    if (action === null) refuse('move', { found: word, move: actions.length + 1 });
    actions.push(action);
    board = boardAfter(board, fromOf(action), toOf(action));
    side = side === 0 ? 1 : 0;
  }
  return actions;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/\{[^}]*\}|;[^\n]*/g, ' ')
      .replace(/(^|\s)\d+\s*[.):、]+/g, ' ')
      // A column of Chinese moves may stand without blanks between.
      .replace(/([进進退平][\d一二三四五六七八九])(?=[^\s])/g, '$1 ')
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !BETWEEN.test(word))
  );
}

/** The move that a word in WXF or Chinese notation names; null for none. */
function spelledBy(board: Board, side: Side, word: string): number | null {
  const wanted = plain(word);
  // Every such word says a direction; any other need not be compared with all moves.
  if (!/[-+=进退平]/.test(wanted)) return null;
  const cells = board.map((_, cell) => cell);
  for (const from of cells.filter((cell) => board[cell]?.side === side)) {
    const found = cells.find((to) => isSpelled(board, from, to, wanted));
    if (found !== undefined) return codeOf(from, found);
  }
  return null;
}

function isSpelled(board: Board, from: Cell, to: Cell, wanted: string): boolean {
  if (obstacleOf(board, from, to, false) !== null) return false;
  const spelled = spelledOut(board, codeOf(from, to));
  if (spelled === null) return false;
  return plain(writeWxf(spelled)) === wanted || plain(writeChinese(spelled, 'simplified')) === wanted;
}

/** A word in the one form in which all ways to write it are the same. */
function plain(word: string): string {
  const letters = [...word].map((letter) => SAME[letter] ?? letter).join('');
  return letters
    .toUpperCase()
    .replace('.', '=')
    .replace(/^([+-]?)([GBNS])/, (_, sign, letter) => sign + ('KEHP'['GBNS'.indexOf(letter)] ?? letter))
    .replace(/^([+-])([A-Z])/, '$2$1');
}
