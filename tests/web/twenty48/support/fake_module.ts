import type { Twenty48Game } from '../../../../wasm/twenty48';

interface State {
  ranks: number[];
  score: number;
  moves: number;
}

/**
 * The rules of 2048 in a few lines, for the page's own tests: the new tile is always a 2 on the first empty cell, and a
 * game begins with 2s on the first two.
 */
export class FakeTwenty48 implements Twenty48Game {
  deleted = false;
  private states: State[] = [];
  private played: number[] = [];
  private last = new Int32Array();

  start(): string {
    return this.put([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  }

  startAdversary(): string {
    return 'there is no adversary here';
  }

  /** Puts tiles on the board, by their ranks. */
  put(ranks: readonly number[]): string {
    this.states = [{ ranks: [...ranks], score: 0, moves: 0 }];
    this.played = [];
    return '';
  }

  load(text: string): string {
    return `"${text}" cannot be read here`;
  }

  text(): string {
    const { ranks, moves } = this.state;
    return `${moves}: ${ranks.join(' ')}`;
  }

  hash(): string {
    return this.text();
  }

  private get state(): State {
    return this.states.at(-1) ?? { ranks: [], score: 0, moves: 0 };
  }

  snapshot(): Int32Array {
    const { ranks, score, moves } = this.state;
    const largest = Math.max(...ranks);
    const slides = Array.from(this.legalActions()).reduce((bits, direction) => bits | (1 << direction), 0);
    const header = [1, 0, 0, this.result(), score, moves, Number(largest >= 11), largest, slides];
    return Int32Array.from([...header, 0, 0, 0, 0, 0, 0, 0, ...ranks]);
  }

  legalActions(): Int32Array {
    return Int32Array.from([0, 1, 2, 3].filter((direction) => slide(this.state.ranks, direction).moved));
  }

  play(code: number): string {
    const before = this.state;
    const { ranks, moved, points, events } = slide(before.ranks, code);
    if (!moved) return `${code} is not legal`;
    const cell = ranks.indexOf(0);
    ranks[cell] = 1;
    this.played.push(code);
    this.states.push({ ranks, score: before.score + points, moves: before.moves + 1 });
    const had = Math.max(...before.ranks);
    const has = Math.max(...ranks);
    const milestone = has > had && has >= 11 ? [4, 1, has] : [];
    const over = this.result() === 0 ? [] : [5, 2, this.result(), this.state.score];
    this.last = Int32Array.from([...events, 3, 2, cell, 1, ...milestone, ...over]);
    return '';
  }

  events(): Int32Array {
    return this.last;
  }

  preview(): Int32Array {
    return new Int32Array();
  }

  undo(): boolean {
    if (this.states.length < 2) return false;
    this.states.pop();
    this.played.pop();
    return true;
  }

  length(): number {
    return this.played.length;
  }

  actions(): Int32Array {
    return Int32Array.from(this.played);
  }

  result(): number {
    if (this.legalActions().length > 0) return 0;
    return Math.max(...this.state.ranks) >= 11 ? 1 : 2;
  }

  sideToMove(): number {
    return 0;
  }

  actionText(code: number): string {
    return ['up', 'right', 'down', 'left'][code] ?? '';
  }

  parseAction(text: string): number {
    return ['up', 'right', 'down', 'left'].indexOf(text);
  }

  ponderText(): string {
    return '';
  }

  delete(): void {
    this.deleted = true;
  }
}

/** The cells of a row or column, from the edge that the tiles go to. */
function lane(direction: number, number: number): number[] {
  const along = [0, 1, 2, 3].map((step) => (direction % 2 === 0 ? 4 * step + number : 4 * number + step));
  return direction === 1 || direction === 2 ? along.reverse() : along;
}

function slide(before: readonly number[], direction: number) {
  const ranks = before.map(() => 0);
  const events: number[] = [];
  let points = 0;
  let moved = false;
  for (const number of [0, 1, 2, 3]) {
    const cells = lane(direction, number);
    let place = 0;
    let open = -1;
    for (const from of cells) {
      const rank = before[from] ?? 0;
      if (rank === 0) continue;
      const merges = open >= 0 && ranks[open] === rank;
      const to = merges ? open : (cells[place++] ?? from);
      ranks[to] = merges ? rank + 1 : rank;
      if (to !== from) events.push(1, 3, from, to, rank);
      if (merges) events.push(2, 3, to, rank + 1, 2 ** (rank + 1));
      if (merges) points += 2 ** (rank + 1);
      moved ||= to !== from;
      open = merges ? -1 : to;
    }
  }
  return { ranks, events, points, moved };
}
