import type { Game } from '../../../../wasm/engine';

/**
 * A toy of a game, to see what `boardgame/` makes of pieces that move, capture and pass: 4 columns, 3 rows, three pieces
 * each on the outer rows. A piece steps forward onto an empty cell, or forward and aside onto one of the other side,
 * which it captures. Who cannot move passes. Who comes to the far row, or captures all, wins; two passes are a draw.
 * The first side starts below and moves up. Cells are `4 * y + x`.
 */
export const COLUMNS = 4;
export const ROWS = 3;
/** An action is `16 * from + to`, or this. */
export const PASS = 1000;

export const START = 'toads 1 222.....111. 0 0';

const MOVE = 1;
const PASSED = 2;
const OVER = 3;

interface Position {
  /** By cells: '.' nothing, '1' and '2' the sides' pieces. */
  board: string;
  side: 0 | 1;
  passes: number;
}

export function moveOf(from: number, to: number): number {
  return 16 * from + to;
}

export class ToadRules implements Game {
  private begun = START;
  private past: Position[] = [];
  private played: number[] = [];
  private now: Position = read(START);
  private last: number[] = [];

  start(): string {
    return this.load(START);
  }

  load(text: string): string {
    if (!text.startsWith('toads 1 ')) return 'These are no toads.';
    this.begun = text;
    this.now = read(text);
    this.past = [];
    this.played = [];
    return '';
  }

  text(): string {
    const { board, side, passes } = this.now;
    return `toads 1 ${board} ${side} ${passes}`;
  }

  hash(): string {
    return this.text();
  }

  key(): string {
    return [this.begun, ...this.played].join(' ');
  }

  /** `[side to move, result, the twelve cells]`: 0 nothing, 1 and 2 the sides. */
  snapshot(): Int32Array {
    return Int32Array.of(
      this.now.side,
      this.result(),
      ...[...this.now.board].map((piece) => Number(piece) || 0),
    );
  }

  legalActions(): Int32Array {
    return Int32Array.from(this.result() === 0 ? actionsIn(this.now) : []);
  }

  play(code: number): string {
    if (!this.legalActions().includes(code)) return `Action ${code} is not legal.`;
    this.past.push(this.now);
    this.played.push(code);
    this.now = after(this.now, code);
    const [from, to] = [code >> 4, code & 15];
    this.last = code === PASS ? [PASSED, 0] : [MOVE, 2, from, to];
    if (this.result() !== 0) this.last.push(OVER, 1, this.result());
    return '';
  }

  events(): Int32Array {
    return Int32Array.from(this.last);
  }

  preview(): Int32Array {
    return new Int32Array();
  }

  undo(): boolean {
    const before = this.past.pop();
    if (before === undefined) return false;
    this.played.pop();
    this.now = before;
    return true;
  }

  length(): number {
    return this.played.length;
  }

  actions(): Int32Array {
    return Int32Array.from(this.played);
  }

  resultWeight(): number {
    return 100;
  }
  result(): number {
    const { board, passes } = this.now;
    if (board.slice(0, COLUMNS).includes('1') || !board.includes('2')) return 1;
    if (board.slice(-COLUMNS).includes('2') || !board.includes('1')) return 2;
    return passes >= 2 ? 3 : 0;
  }

  sideToMove(): number {
    return this.now.side;
  }

  actionText(code: number): string {
    return code === PASS ? 'pass' : `${code >> 4}-${code & 15}`;
  }

  parseAction(text: string): number {
    const [from, to] = text.split('-').map(Number);
    return text === 'pass' ? PASS : moveOf(from ?? 0, to ?? 0);
  }

  ponderText(): string {
    return this.result() === 0 ? this.text() : '';
  }

  ponderKey(): string {
    return this.result() === 0 ? this.key() : '';
  }

  delete(): void {}
}

function read(text: string): Position {
  const [, , board = '', side, passes] = text.split(' ');
  return { board, side: side === '1' ? 1 : 0, passes: Number(passes) };
}

function actionsIn({ board, side }: Position): number[] {
  const own = side === 0 ? '1' : '2';
  const forward = side === 0 ? -1 : 1;
  const actions = [...board].flatMap((piece, from) => {
    if (piece !== own) return [];
    const [x, y] = [from % COLUMNS, Math.floor(from / COLUMNS) + forward];
    return [-1, 0, 1]
      .filter((aside) => x + aside >= 0 && x + aside < COLUMNS)
      .map((aside) => ({ aside, to: COLUMNS * y + x + aside }))
      .filter(({ aside, to }) => (aside === 0 ? board[to] === '.' : isOther(board[to], own)))
      .map(({ to }) => moveOf(from, to));
  });
  return actions.length === 0 ? [PASS] : actions;
}

function isOther(piece: string | undefined, own: string): boolean {
  return piece !== undefined && piece !== '.' && piece !== own;
}

function after({ board, side, passes }: Position, code: number): Position {
  const next = side === 0 ? 1 : 0;
  if (code === PASS) return { board, side: next, passes: passes + 1 };
  const cells = [...board];
  cells[code & 15] = cells[code >> 4] ?? '.';
  cells[code >> 4] = '.';
  return { board: cells.join(''), side: next, passes: 0 };
}
