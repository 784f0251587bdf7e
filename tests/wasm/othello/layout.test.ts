import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Game } from '../../../wasm/engine';
import type { OthelloModule } from '../../../wasm/othello';
import { recordsOf } from '../support/events_on_snapshot';
import { seededRandom } from '../support/random_play';
import { type OthelloSnapshot, readOthelloSnapshot } from './support/snapshot';

/** Snapshots, events and action codes as wasm/othello.d.ts documents them, over games played at random. */

const PASS = 64;
const SEEDS = [0, 1, 2, 3];
const KIND = { disc: 1, pass: 2, over: 3 };

let module: OthelloModule;

beforeAll(async () => {
  module = (await loadModule('othello')) as OthelloModule;
});

const snapshotOf = (game: Game): OthelloSnapshot => readOthelloSnapshot(game.snapshot());

const cellName = (cell: number) => `${String.fromCharCode(97 + (cell % 8))}${Math.floor(cell / 8) + 1}`;

const distance = (a: number, b: number) =>
  Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));

/** Plays a whole game at random; `look` sees the game before each action and the code about to be played. */
function everyStep(seed: number, look: (game: Game, code: number) => void): Game {
  const game = new module.Game();
  expect(game.start(seed)).toBe('');
  const random = seededRandom(seed + 1);
  while (game.result() === 0) {
    const legal = game.legalActions();
    const code = legal[random(legal.length)] ?? -1;
    look(game, code);
    expect(game.play(code)).toBe('');
  }
  return game;
}

describe('a snapshot', () => {
  it.each(SEEDS)('of the game of seed %i tells what there is on the board', (seed) => {
    let passes = 0;
    const game = everyStep(seed, (at) => {
      const seen = snapshotOf(at);
      const legal = [...at.legalActions()];
      passes += seen.mustPass ? 1 : 0;
      expect(seen.version).toBe(1);
      expect(seen.side).toBe(at.sideToMove());
      expect(seen.legal).toEqual(seen.mustPass ? [] : legal);
      expect(seen.mustPass).toBe(legal[0] === PASS);
      const discs = [1, 2].map((colour) => seen.cells.filter((cell) => cell === colour).length);
      expect([seen.black, seen.white]).toEqual(discs);
      expect(seen.empty).toBe(64 - seen.black - seen.white);
      expect(seen.last).toBe(seen.played.at(-1) ?? -1);
      expect(seen.spare).toEqual([0, 0, 0, 0, 0]);
      expect(seen.legal.filter((cell) => seen.cells[cell] !== 0)).toEqual([]);
    });
    const end = snapshotOf(game);
    expect(end.result).toBe(end.black > end.white ? 1 : end.black < end.white ? 2 : 3);
    expect(end.legal).toEqual([]);
    expect(end.played).toHaveLength(game.length() + (seed === 0 ? 0 : 8));
    expect(end.played.filter((code) => code === PASS)).toHaveLength(passes);
    game.delete();
  });
});

describe('events', () => {
  it.each(SEEDS)('of the game of seed %i make the next snapshot', (seed) => {
    const before: OthelloSnapshot[] = [];
    const game = everyStep(seed, (at, code) => {
      const seen = snapshotOf(at);
      if (before.length > 0) expect(seen.cells).toEqual(before.at(-1)?.cells);
      const [first, ...rest] = recordsOf(at.preview(code));
      const cells = [...seen.cells];
      if (code === PASS) {
        expect(first).toEqual({ kind: KIND.pass, payload: [seen.side] });
      } else {
        const [cell = -1, side, ...flips] = first?.payload ?? [];
        expect([first?.kind, cell, side]).toEqual([KIND.disc, code, seen.side]);
        expect(flips.length).toBeGreaterThan(0);
        const away = flips.map((flip) => distance(cell, flip));
        expect(away).toEqual(away.toSorted((a, b) => a - b));
        expect(flips.filter((flip) => seen.cells[flip] !== 2 - seen.side)).toEqual([]);
        for (const changed of [cell, ...flips]) cells[changed] = 1 + seen.side;
      }
      before.push({ ...seen, cells });
      expect(rest.map(({ kind }) => kind)).toEqual(rest.length > 0 ? [KIND.over] : []);
    });
    const end = snapshotOf(game);
    expect(end.cells).toEqual(before.at(-1)?.cells);
    const over = recordsOf(game.events()).at(-1);
    expect(over).toEqual({ kind: KIND.over, payload: [end.result, end.black, end.white] });
    game.delete();
  });
});

describe('actions', () => {
  it('are named after their cells, a pass is a pass', () => {
    const game = new module.Game();
    const cells = [...Array(64).keys()];
    expect(cells.map((cell) => game.actionText(cell))).toEqual(cells.map(cellName));
    expect(game.actionText(PASS)).toBe('pass');
    expect(game.play(0)).toContain('a1');
    expect(game.play(65)).toBe('the number 65 is not an action');
    game.delete();
  });
});

describe('the weights', () => {
  const file = new Uint8Array(
    readFileSync(new URL('../../../engine/othello/data/patterns.bin', import.meta.url)),
  );
  const configure = (rung: number) => {
    const session = new module.Session();
    const refusal = session.configure(rung, 1, null, '');
    session.delete();
    return refusal;
  };

  it('are needed by the rungs from 100 on, and can be served', () => {
    expect(file.length).toBeLessThanOrEqual(1_000_000);
    for (const { rung } of JSON.parse(module.ladder()) as { rung: number }[])
      expect(configure(rung)).toBe(rung < 100 ? '' : `rung ${rung} plays by weights that are not installed`);
  });

  it('are installed whole or not at all', () => {
    const damaged = file.slice();
    damaged[damaged.length >> 1]! ^= 4;
    expect(module.installWeights(damaged)).toContain('damaged');
    expect(configure(120)).not.toBe('');
    expect(module.installWeights(file)).toBe('');
    expect(configure(120)).toBe('');
  });

  it('let the strongest rung prove the end of a game', () => {
    module.installWeights(file);
    const game = everyStep(5, () => undefined);
    while (snapshotOf(game).empty < 12 && game.undo());
    const session = new module.Session();
    session.configure(120, 1, null, '');
    session.set(game.text(), '');
    session.begin(10_000_000);
    while (session.advance(10_000));
    const PROVEN = 100 << 8;
    expect(session.multiPv(1)[1]).toBe(PROVEN);
    expect(Math.abs(session.info()[2] ?? Number.NaN)).toBeLessThanOrEqual(6400);
    session.delete();
    game.delete();
  });
});
