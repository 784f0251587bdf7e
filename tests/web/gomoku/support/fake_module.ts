import type { Game } from '../../../../wasm/engine';
import { PLACE_TWO, TAKE_BLACK } from '../../../../web/src/gomoku/action_code';
import { cellAt, cellName } from '../../../../web/src/gomoku/cells';
import { OPENING_NAMES, Phase, RULE_NAMES } from '../../../../web/src/gomoku/snapshot';

const DIRECTIONS = [1, 20, 21, 19];

interface State {
  stones: number[];
  phase: Phase;
  black: 0 | 1;
  row: number[];
}

/** Gomoku's rules in a few lines, freestyle whatever the rule is called: enough for the page's own tests. */
export class FakeGomoku implements Game {
  deleted = false;
  /** Cells that no stone may be placed on, as renju would forbid them. */
  forbidden: number[] = [];
  private board = ['15', 'freestyle', 'free'] as [string, string, string];
  private played: number[] = [];
  private last = new Int32Array();

  start(): string {
    this.played = [];
    return '';
  }

  load(text: string): string {
    const [game, , , size = '', rule = '', opening = '', , ...moves] = text.split(' ');
    if (game !== 'gomoku') return `"${text}" is not gomoku`;
    this.board = [size, rule, opening];
    this.played = [];
    for (const move of moves.slice(0, -1)) this.play(this.parseAction(move));
    return '';
  }

  text(): string {
    const moves = this.played.map((code) => this.actionText(code));
    return ['gomoku', '1', 'board', ...this.board, 'moves', ...moves, 'end'].join(' ');
  }

  hash(): string {
    return this.text();
  }

  private get size(): number {
    return Number(this.board[0]);
  }

  /** The opening and the stones, from the actions. */
  private state(): State {
    const swap2 = this.board[2] === 'swap2';
    let phase: Phase = swap2 ? Phase.placingThree : Phase.playing;
    let black: 0 | 1 = 0;
    const stones: number[] = [];
    for (const code of this.played) {
      const chooser = phase === Phase.choosing ? 1 : 0;
      if (code < 400) stones.push(code);
      else if (code === PLACE_TWO) phase = Phase.placingTwo;
      else {
        black = (code === TAKE_BLACK) === (chooser === 0) ? 0 : 1;
        phase = Phase.playing;
      }
      if (phase === Phase.placingThree && stones.length === 3) phase = Phase.choosing;
      if (phase === Phase.placingTwo && stones.length === 5) phase = Phase.deciding;
    }
    return { stones, phase, black, row: phase === Phase.playing ? rowThroughLast(stones) : [] };
  }

  snapshot(): Int32Array {
    const { stones, phase, black, row } = this.state();
    const rule = RULE_NAMES.indexOf(this.board[1] as (typeof RULE_NAMES)[number]);
    const opening = OPENING_NAMES.indexOf(this.board[2] as (typeof OPENING_NAMES)[number]);
    const over = row.length > 0 ? [this.result(), 1] : [0, 0];
    const counts = [stones.length, row.length, this.forbidden.length, this.sideToMove(), 0, 0, 0];
    const header = [1, this.size, rule, opening, phase, stones.length % 2, black, ...over, ...counts];
    return Int32Array.from([...header, ...stones, ...row, ...this.forbidden]);
  }

  legalActions(): Int32Array {
    const { stones, phase } = this.state();
    if (this.result() !== 0) return new Int32Array();
    if (phase === Phase.choosing) return Int32Array.of(400, 401, 402);
    if (phase === Phase.deciding) return Int32Array.of(400, 401);
    const places = Array.from({ length: this.size }, (_, place) => place);
    const cells = places.flatMap((y) => places.map((x) => cellAt(x, y)));
    return Int32Array.from(cells.filter((cell) => !stones.includes(cell) && !this.forbidden.includes(cell)));
  }

  play(code: number): string {
    if (!this.legalActions().includes(code)) return `${code} is not legal`;
    const side = this.sideToMove();
    const number = this.state().stones.length + 1;
    this.played.push(code);
    const { row } = this.state();
    const over = row.length > 0 ? [3, 2 + row.length, this.result(), 1, ...row] : [];
    this.last = Int32Array.from(
      code < 400 ? [1, 3, code, (number - 1) % 2, number, ...over] : [2, 2, side, code],
    );
    return '';
  }

  events(): Int32Array {
    return this.last;
  }

  preview(): Int32Array {
    return new Int32Array();
  }

  undo(): boolean {
    return this.played.pop() !== undefined;
  }

  length(): number {
    return this.played.length;
  }

  actions(): Int32Array {
    return Int32Array.from(this.played);
  }

  result(): number {
    const { row, stones, black } = this.state();
    if (row.length === 0) return 0;
    const blackWon = stones.length % 2 === 1;
    return (blackWon ? black : 1 - black) + 1;
  }

  sideToMove(): number {
    const { phase, stones, black } = this.state();
    if (phase === Phase.placingThree || phase === Phase.deciding) return 0;
    if (phase === Phase.choosing || phase === Phase.placingTwo) return 1;
    return stones.length % 2 === 0 ? black : 1 - black;
  }

  actionText(code: number): string {
    return ['black', 'white', 'two'][code - 400] ?? cellName(this.size, code);
  }

  parseAction(text: string): number {
    const choice = ['black', 'white', 'two'].indexOf(text);
    if (choice >= 0) return 400 + choice;
    return cellAt(text.charCodeAt(0) - 97, this.size - Number(text.slice(1)));
  }

  ponderText(): string {
    return this.result() === 0 ? this.text() : '';
  }

  delete(): void {
    this.deleted = true;
  }
}

/** Five or more in a row through the last stone. */
function rowThroughLast(stones: readonly number[]): number[] {
  const last = stones.length - 1;
  const own = new Set(stones.filter((_, index) => index % 2 === last % 2));
  for (const step of DIRECTIONS) {
    let from = stones[last] ?? -1;
    while (own.has(from - step)) from -= step;
    const row: number[] = [];
    for (let cell = from; own.has(cell); cell += step) row.push(cell);
    if (row.length >= 5) return row;
  }
  return [];
}
