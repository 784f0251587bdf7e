import { act } from 'preact/test-utils';
import type { Solver, Verdict } from '../../../../web/src/boardgame/puzzles/solver';
import type { Puzzle } from '../../../../web/src/gomoku/puzzles/puzzle_set';

/** Rules of a game that is won with the fifth stone of either colour, wherever it stands. */
export class FiveStones {
  static alive = 0;
  private stones: number[] = [];

  constructor() {
    FiveStones.alive++;
  }

  /** Takes its own texts; every other one is an empty board. */
  load(text: string): string {
    this.stones = /^[\d ]+$/.test(text) ? text.split(' ').map(Number) : [];
    return '';
  }

  sideToMove(): number {
    return this.stones.length % 2;
  }

  play(code: number): string {
    if (this.stones.includes(code) || code < 0) return 'no';
    this.stones.push(code);
    return '';
  }

  undo(): boolean {
    return this.stones.pop() !== undefined;
  }

  length(): number {
    return this.stones.length;
  }

  text(): string {
    return this.stones.join(' ');
  }

  result(): number {
    return this.stones.length < 9 ? 0 : 1 + ((this.stones.length - 1) % 2);
  }

  snapshot(): Int32Array {
    const header = new Int32Array(16);
    const row = this.result() === 0 ? [] : this.stones.slice(0, 5);
    header.set([this.stones.length, row.length], 9);
    return Int32Array.from([...header, ...this.stones, ...row]);
  }

  delete(): void {
    FiveStones.alive--;
  }
}

/** A solver that answers when the test says so. */
export class SlowSolver implements Solver {
  readonly questions: { text: string; answer(verdict: Verdict | null): void }[] = [];

  judge(text: string): Promise<Verdict | null> {
    return new Promise((answer) => void this.questions.push({ text, answer }));
  }

  async answer(outcome: Verdict['outcome'] | null, action = -1): Promise<void> {
    await act(async () => this.questions.shift()?.answer(outcome === null ? null : { outcome, action }));
  }

  rest(): void {}
}

/** A puzzle that begins with so many stones, whose first winning move is known. */
export const puzzle = (id: string, stones = 4): Puzzle => ({
  id,
  kind: 'fours',
  plies: 5,
  difficulty: 2,
  size: 15,
  rule: 'freestyle',
  first: [25],
  actions: Array.from({ length: stones }, (_, cell) => cell),
});
