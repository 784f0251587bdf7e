import { fromOf, toOf } from './action_code';
import { turnedOver } from './cells';
import { type Board, boardAfter, KINDS, type Man } from './pieces';
import { RULES } from './verdict';

const VERSION = 1;
const MOVE = 1;

/** Snapshot of a board without an engine, in the layout of wasm/xiangqi.d.ts; legal moves are not told. */
export function snapshotData(start: Board, moves: readonly number[], over: boolean): Int32Array {
  const boards = [start];
  for (const move of moves) boards.push(boardAfter(boards.at(-1) ?? start, fromOf(move), toOf(move)));
  const board = boards.at(-1) ?? start;
  const taken = moves.map((move, place) => contentOf(boards[place]?.[toOf(move)] ?? null));
  const verdict = over ? [1, RULES.indexOf('checkmate'), -1, -1] : [0, 0, -1, -1];
  const header = [
    VERSION,
    moves.length % 2,
    Number(over),
    0,
    120,
    0,
    moves.length,
    moves.at(-1) ?? -1,
    1,
    0,
    1,
  ];
  const points = board.map((_, cell) => contentOf(board[turnedOver(cell)] ?? null));
  return Int32Array.from([...header, ...verdict, 0, 0, -1, -1, 0, 0, 0, 0, 0, ...points, ...moves, ...taken]);
}

/** The events of a move on a board. */
export function moveEvents(board: Board, move: number, checks: boolean): Int32Array {
  const man = contentOf(board[fromOf(move)] ?? null) - 1;
  const taken = contentOf(board[toOf(move)] ?? null) - 1;
  return Int32Array.of(MOVE, 5, Math.floor(move / 128), move % 128, man, taken, Number(checks));
}

/** 0 for nothing, else the piece's number and one. */
function contentOf(man: Man | null): number {
  return man === null ? 0 : 1 + man.side * KINDS.length + KINDS.indexOf(man.kind);
}
