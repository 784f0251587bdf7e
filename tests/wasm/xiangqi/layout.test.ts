import { beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Game } from '../../../wasm/engine';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { recordsOf } from '../support/events_on_snapshot';
import { seededRandom } from '../support/random_play';
import { readXiangqiSnapshot, type XiangqiSnapshot } from './support/snapshot';

/** Snapshots, events and action codes as wasm/xiangqi.d.ts documents them, over games played at random. */

const SEEDS = [0, 1, 2, 3];
const KIND = { move: 1, warning: 2, over: 3 };
const RULE = { none: 0, perpetualCheck: 3, perpetualChase: 4 };
const NO_VERDICT = { result: 0, rule: RULE.none, from: 0, cell: -1 };
const CHECKED = 'xiangqi 1 start 3k5/9/9/9/9/9/9/8R/9/5K3 w - - 0 1 moves i2d2 d9e9';
const CHASED = 'xiangqi 1 start 2b1k1r2/9/4b4/9/9/2P3P2/1R7/2n1B4/4A4/4KABC1 w - - 0 1 moves';

let module: XiangqiModule;

beforeAll(async () => {
  module = (await loadModule('xiangqi')) as XiangqiModule;
});

const snapshotOf = (game: Game): XiangqiSnapshot => readXiangqiSnapshot(game.snapshot());

const cellName = (cell: number) => `${String.fromCharCode(97 + (cell % 9))}${Math.floor(cell / 9)}`;

const sideOf = (held: number) => (held === 0 ? -1 : held <= 7 ? 0 : 1);

function loaded(text: string): Game {
  const game = new module.Game();
  expect(game.load(text)).toBe('');
  return game;
}

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
    const game = everyStep(seed, (at) => {
      const seen = snapshotOf(at);
      expect([seen.version, seen.side, seen.limit]).toEqual([1, at.sideToMove(), 120]);
      expect(seen.legal).toEqual([...at.legalActions()]);
      expect(seen.last).toBe(seen.played.at(-1) ?? -1);
      expect(seen.verdict).toEqual(NO_VERDICT);
      expect(seen.warning.result > 0).toBe(seen.occurrences === 2);
      expect(seen.spare).toEqual([0, 0, 0, 0, 0]);
      const pieces = seen.cells.filter((held) => held > 0).length;
      expect(pieces + seen.taken.filter((held) => held > 0).length).toBe(32);
      expect(seen.legal.filter((code) => sideOf(seen.cells[code >> 7] ?? 0) !== seen.side)).toEqual([]);
    });
    const end = snapshotOf(game);
    expect(end.verdict.result).toBe(game.result());
    expect(end.legal).toEqual([]);
    game.delete();
  });

  it('tells the start that it came from', () => {
    const game = loaded('xiangqi 1 start 3k5/9/9/9/9/9/9/9/9/4K4 b - - 12 40 limit 60 moves d9d8 end');
    expect(snapshotOf(game)).toMatchObject({ starter: 1, firstNumber: 40, quiet: 13, limit: 60 });
    game.delete();
  });

  it('warns where the position has come a second time, and tells who has lost at the third', () => {
    const warned = loaded(`${CHECKED} d2e2 e9d9 e2d2 end`);
    expect(snapshotOf(warned)).toMatchObject({
      inCheck: true,
      occurrences: 2,
      verdict: NO_VERDICT,
      warning: { result: 2, rule: RULE.perpetualCheck, from: 1, cell: -1 },
    });
    warned.delete();
    const cycle = 'b3c3 c2b0 c3b3 b0c2';
    const lost = loaded(`${CHASED} ${cycle} ${cycle} end`);
    expect(snapshotOf(lost)).toMatchObject({
      occurrences: 3,
      verdict: { result: 2, rule: RULE.perpetualChase, from: 0, cell: 20 },
      warning: NO_VERDICT,
    });
    lost.delete();
  });
});

describe('events', () => {
  it.each(SEEDS)('of the game of seed %i make the next snapshot', (seed) => {
    let next: number[] = [];
    const game = everyStep(seed, (at, code) => {
      const seen = snapshotOf(at);
      if (next.length > 0) expect(seen.cells).toEqual(next);
      const [first, ...rest] = recordsOf(at.preview(code));
      const [from = -1, to = -1, piece = -1, taken = -2] = first?.payload ?? [];
      expect([first?.kind, 128 * from + to]).toEqual([KIND.move, code]);
      expect([piece + 1, taken < 0 ? 0 : taken + 1]).toEqual([seen.cells[from], seen.cells[to]]);
      next = seen.cells.with(to, piece + 1).with(from, 0);
      expect(rest.length).toBeLessThanOrEqual(1);
    });
    const end = snapshotOf(game);
    expect(end.cells).toEqual(next);
    const { result, rule, from, cell } = end.verdict;
    const over = recordsOf(game.events()).at(-1);
    expect(over).toEqual({ kind: KIND.over, payload: [result, rule, from, cell] });
    game.delete();
  });

  it('tell of a check and of a warning', () => {
    const game = loaded(`${CHECKED} d2e2 e9d9 end`);
    expect(recordsOf(game.preview(128 * 22 + 21))).toEqual([
      { kind: KIND.move, payload: [22, 21, 4, -1, 1] },
      { kind: KIND.warning, payload: [2, RULE.perpetualCheck, 1, -1] },
    ]);
    game.delete();
  });
});

describe('actions', () => {
  it('are named after their points', () => {
    const game = new module.Game();
    for (const [from, to] of [
      [25, 22],
      [0, 89],
      [81, 8],
    ] as const)
      expect(game.actionText(128 * from + to)).toBe(cellName(from) + cellName(to));
    expect(game.play(128 * 25 + 25)).toContain('h2h2');
    expect(game.play(128 * 90)).toBe('the number 11520 is not an action');
    game.delete();
  });
});
