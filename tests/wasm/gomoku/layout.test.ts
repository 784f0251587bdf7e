import { beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Game } from '../../../wasm/engine';
import type { GomokuModule } from '../../../wasm/gomoku';
import { recordsOf } from '../support/events_on_snapshot';
import { seededRandom } from '../support/random_play';
import { type GomokuSnapshot, readGomokuSnapshot } from './support/snapshot';

/** Snapshots, events and action codes as wasm/gomoku.d.ts documents them, over games played at random. */

const WIDTH = 20;
const TAKE_BLACK = 400;
const PLACE_TWO = 402;
const CHOICES = ['black', 'white', 'two'];
const RULES = ['freestyle', 'standard', 'renju'];
const OPENINGS = ['free', 'swap2'];
const PHASE = { playing: 0, placingThree: 1, choosing: 2, placingTwo: 3, deciding: 4 };

/** Boards on which games are played, and the seed of each. */
const SETUPS: [string, number][] = [
  ['15 freestyle free', 1],
  ['15 standard swap2', 2],
  ['15 renju free', 3],
  ['9 renju swap2', 4],
  ['20 freestyle swap2', 5],
  ['13 renju swap2', 6],
];

let module: GomokuModule;

beforeAll(async () => {
  module = await loadModule('gomoku');
});

const snapshotOf = (game: Game): GomokuSnapshot => readGomokuSnapshot(game.snapshot());

function openGame(board: string, moves = ''): Game {
  const game = new module.Game();
  expect(game.load(`gomoku 1 board ${board} moves ${moves} end`)).toBe('');
  return game;
}

const cellName = (cell: number, size: number) =>
  `${String.fromCharCode(97 + (cell % WIDTH))}${size - Math.floor(cell / WIDTH)}`;

const areNeighbours = (a: number, b: number) =>
  Math.abs((a % WIDTH) - (b % WIDTH)) <= 1 && Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH)) <= 1;

/** A random legal code; stones go mostly beside others, so that rows come about. */
function draw(game: Game, random: (bound: number) => number): number {
  const legal = [...game.legalActions()];
  const { stones } = snapshotOf(game);
  const near = legal.filter((code) => stones.some((stone) => areNeighbours(code, stone)));
  const choices = near.length > 0 && random(6) > 0 ? near : legal;
  return choices[random(choices.length)] ?? -1;
}

/** Plays a whole game at random; `look` sees the game before each action and the code about to be played. */
function everyStep([board, seed]: [string, number], look: (game: Game, code: number) => void): Game {
  const game = openGame(board);
  const random = seededRandom(seed);
  while (game.result() === 0) {
    const code = draw(game, random);
    look(game, code);
    expect(game.play(code)).toBe('');
  }
  return game;
}

describe('snapshot', () => {
  it.each(SETUPS)('tells what the text tells, all through a game of %s', (...setup) => {
    everyStep(setup, (game) => {
      const snapshot = snapshotOf(game);
      const [head, board, moves, end] = game.text().trimEnd().split('\n');
      expect([head, end]).toEqual(['gomoku 1', 'end']);
      const { size, rule, opening } = snapshot;
      expect(board).toBe(`board ${size} ${RULES[rule]} ${OPENINGS[opening]}`);
      const words = moves!.split(' ').slice(1);
      const cells = snapshot.stones.map((cell) => cellName(cell, size));
      expect(words.filter((word) => !CHOICES.includes(word))).toEqual(cells);
      expect(snapshot).toMatchObject({ version: 1, result: 0, reason: 0, row: [], spare: [0, 0, 0] });
      expect(snapshot.side).toBe(game.sideToMove());
      expect(snapshot.colour).toBe(snapshot.stones.length % 2);
    }).delete();
  });

  it.each(SETUPS)('shows as forbidden what is empty and not legal, all through a game of %s', (...setup) => {
    everyStep(setup, (game) => {
      const { size, phase, stones, forbidden } = snapshotOf(game);
      const choosing = phase === PHASE.choosing || phase === PHASE.deciding;
      const legal = new Set([...game.legalActions(), ...stones]);
      const cells = Array.from({ length: size * size }, (_, i) => WIDTH * Math.floor(i / size) + (i % size));
      expect(forbidden).toEqual(choosing ? [] : cells.filter((cell) => !legal.has(cell)));
    }).delete();
  });

  it('names a forbidden cell', () => {
    const game = openGame('15 renju free', 'g8 a1 i8 c1 h6 e1 h7 a3');
    expect(snapshotOf(game).forbidden).toEqual([game.parseAction('h8')]);
    expect(game.play(game.parseAction('h8'))).toMatch(/h8 is not legal/);
    game.delete();
  });

  it.each(SETUPS)('shows the row that won and its colour at the end of a game of %s', (...setup) => {
    const game = everyStep(setup, () => {});
    const { result, reason, row, stones, black, forbidden } = snapshotOf(game);
    expect(result).toBe(game.result());
    expect(forbidden).toEqual([]);
    expect(reason).toBe(1);
    const winner = (stones.length - 1) % 2;
    expect(result).toBe(winner === 0 ? 1 + black : 2 - black);
    expect(row).toContain(stones.at(-1));
    expect(row.length).toBeGreaterThanOrEqual(5);
    for (const cell of row) expect(stones.indexOf(cell) % 2).toBe(winner);
    game.delete();
  });

  it('round trips through the text', () => {
    const copy = new module.Game();
    everyStep(['15 renju swap2', 7], (game) => {
      expect(copy.load(game.text())).toBe('');
      expect([...copy.snapshot()]).toEqual([...game.snapshot()]);
      expect(copy.hash()).toBe(game.hash());
    }).delete();
    copy.delete();
  });
});

/** What of a snapshot the events tell; the rest follows from it. */
function told({ stones, result, reason, row }: GomokuSnapshot) {
  return { stones, result, reason, row };
}

describe('events', () => {
  /** What a snapshot becomes by the events of `code`. */
  function applied(before: GomokuSnapshot, code: number, events: Int32Array) {
    const after = told({ ...before, stones: [...before.stones] });
    for (const { kind, payload } of recordsOf(events)) {
      if (kind === 1) {
        after.stones.push(payload[0]!);
        expect(payload).toEqual([code, before.colour, after.stones.length]);
      } else if (kind === 2) {
        expect(payload).toEqual([before.side, code]);
      } else {
        expect(kind).toBe(3);
        const [result = -1, reason = -1, ...row] = payload;
        Object.assign(after, { result, reason, row });
      }
    }
    return after;
  }

  it.each(SETUPS)('lead from each snapshot of a game of %s to the next', (...setup) => {
    const kinds = new Set<number>();
    everyStep(setup, (game, code) => {
      const before = game.snapshot();
      const preview = game.preview(code);
      expect(game.play(code)).toBe('');
      const events = game.events();
      expect([...preview]).toEqual([...events]);
      expect(applied(readGomokuSnapshot(before), code, events)).toEqual(told(snapshotOf(game)));
      for (const { kind } of recordsOf(events)) kinds.add(kind);
      expect(game.undo()).toBe(true);
      expect([...game.snapshot()]).toEqual([...before]);
    }).delete();
    expect([...kinds].toSorted()).toEqual(setup[0].endsWith('swap2') ? [1, 2, 3] : [1, 3]);
  });

  it('tell nothing of what is not legal', () => {
    const game = openGame('15 freestyle free', 'h8');
    for (const code of [game.parseAction('h8'), TAKE_BLACK, 403, -1, 15]) {
      expect([...game.preview(code)]).toEqual([]);
      expect(game.play(code)).not.toBe('');
    }
    expect(game.length()).toBe(0);
    game.delete();
  });
});

describe('action codes', () => {
  it.each(SETUPS)('are cells and choices, and the same as their text says, in a game of %s', (...setup) => {
    everyStep(setup, (game, code) => {
      const text = game.actionText(code);
      expect(game.parseAction(text)).toBe(code);
      expect(text).toBe(
        code < TAKE_BLACK ? cellName(code, snapshotOf(game).size) : CHOICES[code - TAKE_BLACK],
      );
    }).delete();
  });

  it('end with the choices of swap2', () => {
    const game = openGame('15 freestyle swap2', 'h8 i9 j7');
    expect([...game.legalActions()]).toEqual([TAKE_BLACK, TAKE_BLACK + 1, PLACE_TWO]);
    expect(game.actionText(PLACE_TWO + 1)).toBe('');
    expect(game.actionText(-1)).toBe('');
    expect(game.parseAction('p1')).toBe(-1);
    expect(game.parseAction('three')).toBe(-1);
    game.delete();
  });

  it('are kept as the record of the game, which can be played again', () => {
    const game = everyStep(['15 renju swap2', 8], () => {});
    const again = openGame('15 renju swap2');
    for (const code of game.actions()) expect(again.play(code)).toBe('');
    expect(again.text()).toBe(game.text());
    expect(again.length()).toBe(game.actions().length);
    for (const handle of [game, again]) handle.delete();
  });
});

describe('a game', () => {
  it('begins on an empty board with seed 0, with a balanced opening with any other', () => {
    const game = new module.Game();
    expect(game.start(0)).toBe('');
    expect(game.text()).toBe('gomoku 1\nboard 15 freestyle free\nmoves\nend\n');
    const openings = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      expect(game.start(seed)).toBe('');
      const text = game.text();
      openings.add(text);
      const { stones, phase, colour, result } = snapshotOf(game);
      expect({ phase, colour, result }).toEqual({ phase: PHASE.playing, colour: 0, result: 0 });
      expect(stones.length).toBeGreaterThan(0);
      expect(game.start(seed)).toBe('');
      expect(game.text()).toBe(text);
    }
    expect(openings.size).toBeGreaterThan(1);
    game.delete();
  });

  it('has its own position to ponder until it is over', () => {
    const game = everyStep(['9 freestyle swap2', 9], (going) => {
      expect(going.ponderText()).toBe(going.text());
    });
    expect(game.ponderText()).toBe('');
    game.delete();
  });
});
