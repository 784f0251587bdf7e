import { type Cell, NO_CELL } from '../board/shape';
import type { GameSnapshot, Side } from '../play/game_types';
import { fromOf, toOf } from './action_code';
import { CELLS, turnedOver } from './cells';
import { type Board, type Man, manOf, type Piece, piecesOn } from './pieces';
import { type Verdict, verdictOf } from './verdict';

/** Decoded form of the snapshot (layout: wasm/xiangqi.d.ts). */
export interface Snapshot extends GameSnapshot {
  board: Board;
  pieces: readonly Piece[];
  /** The general of the side to move where it is in check, `NO_CELL` where it is not. */
  checked: Cell;
  /** Codes of the legal moves. */
  legal: readonly number[];
  /** Codes of the moves played, and what each took. */
  played: readonly number[];
  taken: readonly (Man | null)[];
  last: { from: Cell; to: Cell } | null;
  /** Plies without a capture that count, and how many of them are a draw; 0 for none. */
  quiet: number;
  limit: number;
  verdict: Verdict;
  /** What follows where the same moves lead to this position once more; null where it stands for the first time. */
  threat: Verdict | null;
}

const HEADER = 24;
const VERSION = 1;

/** Throws a RangeError that says what is wrong with the numbers. */
export function decodeSnapshot(data: Int32Array): Snapshot {
  const [version, sideToMove = 0, check = 0, quiet = 0, limit = 0, legal = 0, played = 0] = data;
  if (version !== VERSION) throw new RangeError(`snapshot layout ${version} is not ${VERSION}`);
  const length = HEADER + CELLS + legal + 2 * played;
  if (data.length !== length) throw new RangeError(`a snapshot of ${data.length} numbers, not ${length}`);
  const points = data.subarray(HEADER, HEADER + CELLS);
  const board = Array.from({ length: CELLS }, (_, cell) => contentOf(points[turnedOver(cell)] ?? 0));
  const pieces = piecesOn(board);
  const moves = Array.from(data.subarray(HEADER + CELLS + legal, HEADER + CELLS + legal + played));
  const last = moves.at(-1);
  const verdict = verdictOf(data.subarray(11, 15));
  const threat = verdictOf(data.subarray(15, 19));
  return {
    sideToMove: sideToMove as Side,
    result: verdict.result,
    board,
    pieces,
    checked: check === 1 ? generalOf(pieces, sideToMove as Side) : NO_CELL,
    legal: Array.from(data.subarray(HEADER + CELLS, HEADER + CELLS + legal)),
    played: moves,
    taken: Array.from(data.subarray(HEADER + CELLS + legal + played), contentOf),
    last: last === undefined ? null : { from: fromOf(last), to: toOf(last) },
    quiet,
    limit,
    verdict,
    threat: threat.rule === 'none' ? null : threat,
  };
}

/** 0 for nothing, else a piece's number and one. */
function contentOf(content: number): Man | null {
  return content === 0 ? null : manOf(content - 1);
}

function generalOf(pieces: readonly Piece[], side: Side): Cell {
  return pieces.find((piece) => piece.kind === 'general' && piece.side === side)?.cell ?? NO_CELL;
}

/** What a side has lost, the dearest first. */
export function lostBy({ taken }: Pick<Snapshot, 'taken'>, side: Side): Man[] {
  const order = ['chariot', 'cannon', 'horse', 'elephant', 'advisor', 'soldier'];
  return taken
    .flatMap((man) => (man !== null && man.side === side ? [man] : []))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
