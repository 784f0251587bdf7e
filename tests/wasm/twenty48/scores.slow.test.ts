import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Series } from '../../../wasm/engine';
import type { LabModule, ScoreTable } from '../../../wasm/lab';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { startLab } from '../support/lab_module';
import { startTwenty48 } from './support/module';

/** Series of games as the lab plays and compares them, against the same series on the command line. */

const NATIVE = fileURLToPath(new URL('../../../build/native/forethought', import.meta.url));
const LEVEL = { games: 12, seed: 3, nodes: 60 };
const [FIRST, SECOND] = [40, 10];

let module: Twenty48Module;
let lab: LabModule;

beforeAll(async () => {
  [module, lab] = await Promise.all([startTwenty48(), startLab()]);
});

const seriesOf = (rung: number): Series => ({ rung, seed: LEVEL.seed, nodes: LEVEL.nodes, milliseconds: 0 });

/** A game of a rung: what was told of it and how it can be replayed. */
function play(rung: number, number: number) {
  const player = new module.ScorePlayer();
  const actions: number[] = [];
  expect(player.play(seriesOf(rung), number, (code) => actions.push(code))).toBe('');
  const played = { number, ...player.facts(), start: player.start(LEVEL.seed, number), actions };
  player.delete();
  return played;
}

const numbers = Array.from({ length: LEVEL.games }, (_, number) => number);

/** The games of a rung in a table; `order`: their numbers as they are entered. */
function tableOf(rung: number, order: readonly number[] = numbers): ScoreTable {
  const table = new lab.ScoreTable();
  for (const number of order) expect(table.enter(play(rung, number))).toBe('');
  return table;
}

/** Three figures of each milestone as the command line has them: the interval alone, by milestone. */
function intervalsOf(rates: Float64Array): Record<string, number[]> {
  const names = [...module.milestones()].map(String);
  return Object.fromEntries(names.map((name, at) => [name, [...rates.slice(3 * at + 1, 3 * at + 3)]]));
}

/** Figures as they are compared: the roots of two C libraries may differ in the last digit. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'number' ? Number(part.toPrecision(12)) : part,
  );
}

function native() {
  const args = Object.entries({ ...LEVEL, ai: FIRST, against: SECOND }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const lines = execFileSync(NATIVE, ['score', '--game', 'twenty48', '--json', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
}

describe('series in the browser', () => {
  it('are, game for game and figure for figure, those of the command line', () => {
    const told = native();
    const tables = [tableOf(FIRST), tableOf(SECOND)] as const;
    for (const [table, series] of [
      [tables[0], told.a],
      [tables[1], told.b],
    ] as const) {
      const summary = table.summary(module.milestones());
      expect(
        rounded({
          games: summary.games,
          mean_score: summary.mean,
          standard_error: summary.standardError,
          mean_score95: [summary.meanLow, summary.meanHigh],
          median_score: summary.median,
          best_score: summary.best,
          rates95: intervalsOf(summary.rates),
          moves: summary.moves,
          nodes: summary.nodes,
        }),
      ).toEqual(
        rounded(Object.fromEntries(Object.entries(series).filter(([name]) => COMPARED.includes(name)))),
      );
    }
    const comparison = tables[0].compare(tables[1], module.milestones());
    expect(
      rounded({
        share: comparison.share,
        z: comparison.z,
        p: comparison.p,
        difference: comparison.difference,
        difference95: [comparison.differenceLow, comparison.differenceHigh],
        rates95: intervalsOf(comparison.rates),
      }),
    ).toEqual(rounded(told.comparison));
    for (const table of tables) table.delete();
  });

  it('come to the same in whatever order games end, and one entered again counts once', () => {
    const tables = [tableOf(SECOND), tableOf(SECOND, [...numbers, 2].toReversed())] as const;
    const [one, other] = tables.map((table) => table.summary(module.milestones()));
    expect(other).toEqual(one);
    expect(tables[1].course(5)).toEqual(tables[0].course(5));
    for (const table of tables) table.delete();
  });

  it('bring every rung the same tiles, which lead from the start to the score', () => {
    expect(play(SECOND, 4).start).toBe(play(FIRST, 4).start);
    expect(play(SECOND, 5).start).not.toBe(play(SECOND, 4).start);
    const { start, actions, score, moves } = play(FIRST, 4);
    const game = new module.Game();
    expect(game.load(start)).toBe('');
    for (const code of actions) expect(game.play(code)).toBe('');
    expect(game.result()).not.toBe(0);
    expect([game.snapshot()[4], game.length()]).toEqual([score, moves]);
    game.delete();
  });
});

/** What a series and a table both tell; speeds are the machine's. */
const COMPARED = [
  'games',
  'mean_score',
  'standard_error',
  'mean_score95',
  'median_score',
  'best_score',
  'rates95',
  'moves',
  'nodes',
];

describe('the course of a mean', () => {
  it('ends with what all games come to, before the first that is missing', () => {
    const [table, whole] = [tableOf(SECOND, [0, 1, 2, 3, 5]), tableOf(SECOND, [0, 1, 2, 3])];
    const course = [...table.course(3)];
    const { mean, meanLow, meanHigh } = whole.summary(module.milestones());
    expect(course.filter((_, at) => at % 4 === 0)).toEqual([3, 4]);
    expect(course.slice(4)).toEqual([4, mean, meanLow, meanHigh]);
    expect(table.course(0)).toHaveLength(0);
    for (const each of [table, whole]) each.delete();
  });
});

describe('a refusal', () => {
  it.each<[string, Partial<Series>, RegExp]>([
    ['a rung that there is not', { rung: 5 }, /there is no rung 5/],
    ['a rung that waits for its weights', { rung: 150 }, /weights/],
    ['a seed that is none', { seed: -1 }, /seed/],
    ['no limit', { nodes: 0 }, /limit/],
    ['two limits', { milliseconds: 5 }, /limit/],
  ])('tells of %s', (_, wrong, reason) => {
    const player = new module.ScorePlayer();
    expect(player.play({ ...seriesOf(10), ...wrong }, 0, () => {})).toMatch(reason);
    player.delete();
  });

  it('tells of a game that is none', () => {
    const table = new lab.ScoreTable();
    const game = { number: 0, score: 8, milestone: 4, moves: 3, nodes: 9 };
    for (const wrong of [{ number: -1 }, { number: 1e7 }, { score: Number.NaN }, { moves: -1 }])
      expect(table.enter({ ...game, ...wrong })).not.toBe('');
    expect(table.summary(new Float64Array()).games).toBe(0);
    table.delete();
  });
});
