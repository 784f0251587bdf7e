import { spawnSync } from 'node:child_process';
import { PROGRAM } from '../../support/program.ts';

export type Rule = 'freestyle' | 'standard' | 'renju';

/** x to the right, y downwards, both from 0. */
export interface Cell {
  x: number;
  y: number;
}

/** Reads `x,y`. Throws on anything else. */
export function cell(text: string): Cell {
  const [, x, y] = /^(\d+),(\d+)$/.exec(text) ?? [];
  if (x === undefined || y === undefined) throw new Error(`'${text}' is no cell`);
  return { x: Number(x), y: Number(y) };
}

export const written = ({ x, y }: Cell): string => `${x},${y}`;

/** Keeps a game of two brains by rules of its own, and at the end asks the engine's notation whether it was legal. */
export class Referee {
  readonly stones: Cell[] = [];
  /** Choices of swap2, in the words of the notation, by the number of stones before them. */
  readonly #choices: [before: number, choice: string][] = [];

  constructor(
    readonly size: number,
    readonly rule: Rule,
    readonly opening: 'free' | 'swap2' = 'free',
  ) {}

  /** Places the next stone. Throws when it lies beside the board or on another stone. */
  place(stone: Cell): void {
    if (stone.x >= this.size || stone.y >= this.size)
      throw new Error(`${written(stone)} is beside the board`);
    if (this.#number(stone) >= 0) throw new Error(`${written(stone)} is taken`);
    this.stones.push(stone);
  }

  choose(choice: 'black' | 'white' | 'two'): void {
    this.#choices.push([this.stones.length, choice]);
  }

  /** Whether the last stone has made a row that wins, or the last cell is taken. */
  get isOver(): boolean {
    return this.#wins() || this.stones.length === this.size ** 2;
  }

  /** The board as BOARD wants it, for the side that places the next stone. */
  board(): string[] {
    const own = this.stones.length % 2;
    return this.stones.map((stone, number) => `${written(stone)},${number % 2 === own ? 1 : 2}`);
  }

  /** What the engine's rules say of the whole game: its complaint, or the empty string; and whether it is over. */
  verdict(): { complaint: string; over: boolean } {
    const { status, stdout, stderr } = spawnSync(
      PROGRAM,
      ['play', '--game', 'gomoku', '--rung', '0', '--nodes', '1', '--json'],
      { encoding: 'utf8', input: this.#text() },
    );
    if (status !== 0) return { complaint: stderr, over: false };
    const { actions } = JSON.parse(stdout) as { actions: string[] };
    return { complaint: '', over: actions.length === 0 };
  }

  #text(): string {
    const moves: string[] = [];
    for (let number = 0; number <= this.stones.length; number++) {
      for (const [before, choice] of this.#choices) if (before === number) moves.push(choice);
      const stone = this.stones[number];
      if (stone) moves.push(`${String.fromCharCode(97 + stone.x)}${this.size - stone.y}`);
    }
    return `gomoku 1\nboard ${this.size} ${this.rule} ${this.opening}\nmoves ${moves.join(' ')}\nend\n`;
  }

  #number({ x, y }: Cell): number {
    return this.stones.findIndex((stone) => stone.x === x && stone.y === y);
  }

  #wins(): boolean {
    const last = this.stones.at(-1);
    if (!last) return false;
    const colour = (this.stones.length - 1) % 2;
    const exactly = this.rule === 'standard' || (this.rule === 'renju' && colour === 0);
    const reach = (dx: number, dy: number) => {
      for (let steps = 1; ; steps++) {
        const number = this.#number({ x: last.x + steps * dx, y: last.y + steps * dy });
        if (number < 0 || number % 2 !== colour) return steps - 1;
      }
    };
    return [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([dx = 0, dy = 0]) => {
      const row = 1 + reach(dx, dy) + reach(-dx, -dy);
      return exactly ? row === 5 : row >= 5;
    });
  }
}
