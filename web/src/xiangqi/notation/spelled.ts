import type { Cell } from '../../board/shape';
import type { Side } from '../../play/game_types';
import { fromOf, toOf } from '../action_code';
import { columnOf, fileOf, ranksAhead } from '../cells';
import type { Board, Kind, Man } from '../pieces';

/** How a piece stands among those of its side and kind. */
export interface Tandem {
  /** On its file, before and behind it. */
  ahead: number;
  behind: number;
  /** Whether another file has two or more of them as well. */
  onTwoFiles: boolean;
  /** Its number among all on such files: from the side's right, from the front. */
  number: number;
}

/** Whether a move goes on, back or to the side. */
export type Way = 'forward' | 'back' | 'sideways';

/** A move as its side spells it out: files from the side's right, from 1. */
export interface Spelled extends Man {
  file: number;
  way: Way;
  /** Steps along the file of a piece that goes straight, else the file to which it goes. */
  target: number;
  tandem: Tandem;
  /** Its file says which piece it is; advisors and elephants on one file never go the same way. */
  byFile: boolean;
}

const STRAIGHT: readonly Kind[] = ['general', 'chariot', 'cannon', 'soldier'];

/** A move played on a board; null where no piece stands where it begins. */
export function spelledOut(board: Board, action: number): Spelled | null {
  const [from, to] = [fromOf(action), toOf(action)];
  const man = board[from];
  if (man === null || man === undefined) return null;
  const { side, kind } = man;
  const up = ranksAhead(side, to) - ranksAhead(side, from);
  const tandem = tandemOf(board, from, man);
  return {
    side,
    kind,
    file: fileOf(side, from),
    way: up === 0 ? 'sideways' : up > 0 ? 'forward' : 'back',
    target: up !== 0 && STRAIGHT.includes(kind) ? Math.abs(up) : fileOf(side, to),
    tandem,
    byFile: tandem.ahead + tandem.behind === 0 || kind === 'advisor' || kind === 'elephant',
  };
}

function tandemOf(board: Board, cell: Cell, { side, kind }: Man): Tandem {
  const cells = board.flatMap((man, at) => (man?.side === side && man.kind === kind ? [at] : []));
  const onFile = (column: number) => cells.filter((at) => columnOf(at) === column);
  const own = onFile(columnOf(cell));
  const isBefore = (at: Cell) => ranksAhead(side, at) > ranksAhead(side, cell);
  const doubled = cells.filter((at) => onFile(columnOf(at)).length > 1);
  const ahead = own.filter(isBefore).length;
  return {
    ahead,
    behind: own.length - 1 - ahead,
    onTwoFiles: doubled.some((at) => columnOf(at) !== columnOf(cell)),
    number: 1 + doubled.filter((at) => isNumberedBefore(side, at, cell)).length,
  };
}

function isNumberedBefore(side: Side, one: Cell, other: Cell): boolean {
  const [first, second] = [fileOf(side, one), fileOf(side, other)];
  return first < second || (first === second && ranksAhead(side, one) > ranksAhead(side, other));
}
