import { beforeAll, describe, expect, it } from 'vitest';
import type { EnteredGame, LabModule, MatchTable, SprtSettings } from '../../wasm/lab';
import { startLab } from './support/lab_module';

/** The module of the lab: what it makes of games. */

let lab: LabModule;

beforeAll(async () => {
  lab = await startLab();
});

const game = (number: number, outcome: number): EnteredGame => ({
  number,
  outcome,
  turns: 10 + number,
  nodes: 100,
  illegal: false,
});

function withTable<Value>(games: readonly EnteredGame[], use: (table: MatchTable) => Value): Value {
  const table = new lab.MatchTable();
  for (const entered of games) expect(table.enter(entered)).toBe('');
  const value = use(table);
  table.delete();
  return value;
}

const summaryOf = (games: readonly EnteredGame[]) => withTable(games, (table) => table.summary());

/** So many pairs that the first player wins from both sides. */
const swept = (pairs: number) =>
  Array.from({ length: 2 * pairs }, (_, number) => game(number, number % 2 === 0 ? 1 : 2));

describe('a table of games', () => {
  it('counts from the side of a, who moves first in the even games', () => {
    const figures = summaryOf([game(0, 1), game(1, 1), game(2, 3), game(3, 2)]);
    expect(figures).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, score: 0.625, nodes: 400 });
    expect(figures.firstSide).toBe(0.625);
  });

  it('knows nothing before the first game', () => {
    const figures = summaryOf([]);
    expect(figures).toMatchObject({ games: 0, score: 0.5, scoreLow: 0, scoreHigh: 1 });
    expect(figures.elo).toBeCloseTo(0);
  });

  it('takes a game whose pair is not complete into the score, and not into the spread', () => {
    const split = [0, 2, 4, 6, 8].flatMap((number) => [game(number, 1), game(number + 1, 1)]);
    const pairs = [...split, game(10, 1), game(11, 2)];
    const complete = summaryOf(pairs);
    const more = summaryOf([...pairs, game(13, 1)]);
    expect(complete).toMatchObject({ games: 12, wins: 7, losses: 5 });
    expect(more).toMatchObject({ games: 13, wins: 7, losses: 6 });
    expect(more.scoreHigh - more.score).toBeCloseTo(complete.scoreHigh - complete.score);
  });

  it('comes to the same in whatever order games are entered, and again', () => {
    const games = [game(0, 1), game(1, 3), game(2, 2), game(3, 2)];
    expect(summaryOf(games.toReversed())).toEqual(summaryOf(games));
    expect(summaryOf([...games, ...games.slice(1)])).toEqual(summaryOf(games));
  });

  it('forgets all games but the first ones', () => {
    const games = [game(0, 1), game(1, 3), game(2, 2), game(3, 2)];
    const left = withTable(games, (table) => {
      table.truncate(2);
      return table.summary();
    });
    expect(left).toEqual(summaryOf(games.slice(0, 2)));
  });

  it.each([
    ['a negative number', { number: -1 }],
    ['a number out of all proportion', { number: 10_000_000 }],
    ['a game that goes on', { outcome: 0 }],
    ['an outcome that is none', { outcome: 4 }],
    ['negative turns', { turns: -1 }],
    ['no nodes at all', { nodes: Number.NaN }],
  ])('refuses %s', (_, wrong) => {
    withTable([], (table) => {
      const before = table.summary();
      expect(table.enter({ ...game(0, 1), ...wrong })).not.toBe('');
      expect(table.summary()).toEqual(before);
    });
  });
});

describe('the course of a match', () => {
  it('has games, score and interval after every step and at the end', () => {
    const games = [game(0, 1), game(1, 2), game(2, 1), game(3, 1), game(4, 3), game(5, 3)];
    const course = withTable(games, (table) => [...table.course(4)]);
    expect(course).toHaveLength(8);
    const { score, scoreLow, scoreHigh } = summaryOf(games);
    expect(course.slice(0, 2)).toEqual([4, 0.75]);
    expect(course.slice(4)).toEqual([6, score, scoreLow, scoreHigh]);
  });

  it('is empty before the first pair, and for a step that is none', () => {
    expect(withTable([game(0, 1)], (table) => table.course(2))).toHaveLength(0);
    expect(withTable(swept(2), (table) => table.course(0))).toHaveLength(0);
  });
});

describe('a sequential test', () => {
  const SETTINGS: SprtSettings = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

  it('ends with the pair that decides, whether it is asked all along or once', () => {
    const games = swept(40);
    const late = withTable(games, (table) => table.sprt(SETTINGS));
    expect(late.verdict).toBe(2);
    expect(late.high).toBeCloseTo(Math.log(19));
    expect(late.ratios.length).toBeLessThan(40);
    expect(late.ratios.at(-1)).toBeGreaterThanOrEqual(late.high);
    const allAlong = withTable([], (table) => {
      for (const entered of games) {
        table.enter(entered);
        table.sprt(SETTINGS);
      }
      return table.sprt(SETTINGS);
    });
    expect(allAlong).toEqual(late);
  });

  it('is another one with other settings, and after a game was replaced', () => {
    withTable(swept(20), (table) => {
      const sure = table.sprt(SETTINGS);
      expect(table.sprt({ ...SETTINGS, alpha: 0.001 }).ratios.length).toBeGreaterThan(sure.ratios.length);
      expect(table.sprt(SETTINGS)).toEqual(sure);
      table.enter(game(0, 2));
      expect(table.sprt(SETTINGS).ratios[0]).toBeLessThan(sure.ratios[0] ?? 0);
    });
  });

  it.each([
    ['hypotheses in the wrong order', { elo0: 100, elo1: 0 }, /elo0/],
    ['a risk that is none', { alpha: 0.5 }, /alpha/],
    ['no number', { beta: Number.NaN }, /beta/],
  ])('refuses %s', (_, wrong, reason) => {
    const refused = withTable(swept(5), (table) => table.sprt({ ...SETTINGS, ...wrong }));
    expect(refused.refusal).toMatch(reason);
    expect(refused.ratios).toHaveLength(0);
    expect(refused.verdict).toBe(0);
  });
});

describe('ratings', () => {
  const rate = (players: number, ...encounters: number[]) => [
    ...lab.rate(players, Float64Array.from(encounters)),
  ];

  it('have the mean 0, and differences by the points', () => {
    const [first = 0, low = 0, high = 0, second = 0] = rate(2, 0, 1, 150, 200);
    // 150 of 200, and one draw more.
    expect(first - second).toBeCloseTo(400 * Math.log10(150.5 / 50.5), 2);
    expect(first + second).toBeCloseTo(0);
    expect(high - first).toBeCloseTo(first - low);
  });

  it('take no notice of who is not there', () => {
    expect(rate(2, 0, 1, 6, 10, 0, 7, 10, 10, -3, 1, 0, 9)).toEqual(rate(2, 0, 1, 6, 10));
    expect(rate(2, 0, 1, 6, 10, 1)).toEqual(rate(2, 0, 1, 6, 10));
    expect(rate(-1)).toEqual([]);
  });
});
