import { describe, expect, it } from 'vitest';
import { parseMeasuredLadder } from '../../../tools/lib/measured_ladder.mjs';
import { stepsOf } from '../../../web/plugins/ladder_steps';
import { spread } from '../../../web/src/ladder/heights';
import { asSteps, drawnRise, risesOf, type Step } from '../../../web/src/ladder/steps';
import type { MeasuredStep } from '../../../web/src/shell/session/measured_step';

const won = (rung: number, score: number, more: Partial<MeasuredStep> = {}): MeasuredStep => ({
  rung,
  below: rung - 10,
  stale: false,
  games: 400,
  nodes: 2000,
  score,
  low: score - 0.04,
  high: score + 0.04,
  ...more,
});
const scored = (rung: number, mean: number, error: number): Step => ({
  rung,
  stale: false,
  games: 100,
  mean,
  error,
});

describe('what the page is told of a measured ladder', () => {
  const origin = { seed: 1, commit: '0123456789ab', date: '2026-01-31', games: 400 };
  const rungs = [0, 10, 20].map((rung) => ({ rung, name: `R${rung}`, signature: `s${rung}` }));
  const read = (measurements: object[]) =>
    stepsOf(parseMeasuredLadder(JSON.stringify({ game: 'toads', rungs, measurements }), 'ladder.json'));

  it('is each rung against the one below, and whether one of the two has changed since', () => {
    const match = { ...origin, blur: 'none', nodes_a_turn: 9, ms_a_turn: 0, score: 0.61239, elo95: [1, 2] };
    expect(
      read([
        { ...match, a: 10, b: 0, a_signature: 's10', b_signature: 's0', score95: [0.55554, 0.7] },
        { ...match, a: 20, b: 0, a_signature: 's20', b_signature: 's0', score95: [0.5, 0.6] },
        { ...match, a: 20, b: 10, a_signature: 'old', b_signature: 's10', score95: [0.5, 0.6] },
      ]),
    ).toEqual([
      { rung: 10, below: 0, stale: false, games: 400, nodes: 9, score: 0.612, low: 0.556, high: 0.7 },
      { rung: 20, below: 10, stale: true, games: 400, nodes: 9, score: 0.612, low: 0.5, high: 0.6 },
    ]);
  });

  it('is the score of each rung where there is no opponent', () => {
    const series = { ...origin, ai: 10, signature: 's10', mean_score: 99.6, standard_error: 4.4, rates: {} };
    expect(read([series])).toEqual([{ rung: 10, stale: false, games: 400, mean: 100, error: 4 }]);
  });
});

describe('how far a rung stands above the one below', () => {
  it('is what its wins are in Elo, and better only where the interval says so', () => {
    const [ground, ten, twenty, thirty] = risesOf(
      [0, 10, 20, 30],
      [won(10, 0.76), won(20, 0.52), won(30, 0.4)],
    );
    expect(ground).toMatchObject({ rise: 0, step: null });
    expect(ten?.rise).toBeCloseTo(200, 0);
    expect(ten?.better).toBe(true);
    expect(twenty?.rise).toBeCloseTo(14, 0);
    expect(twenty?.better).toBe(false);
    expect(thirty).toMatchObject({ rise: 0, better: false });
  });

  it('is unknown where nothing was measured, and open where no game was lost', () => {
    const [, ten, twenty] = risesOf([0, 10, 20], [won(20, 1, { low: 0.99 })]);
    expect(ten).toMatchObject({ rise: null, open: false });
    expect(twenty?.open).toBe(true);
    // At least so much; it is drawn shorter, and broken.
    expect(twenty?.rise).toBeCloseTo(798, 0);
    expect(drawnRise(twenty!)).toBeLessThan(300);
    expect(drawnRise(ten!)).toBeNull();
  });

  it('is unknown where it was measured against another one only', () => {
    const [, ten] = risesOf([0, 10], [won(10, 0.7, { below: -10 })]);
    expect(ten).toMatchObject({ rise: null, step: null });
  });

  it('is, without an opponent, 400 for ten times the points', () => {
    const rises = risesOf(
      [0, 10, 20],
      [scored(0, 1000, 10), scored(10, 10_000, 100), scored(20, 10_100, 100)],
    );
    expect(rises.map(({ rise }) => Math.round(rise ?? -1))).toEqual([0, 400, 2]);
    expect(rises.map(({ better }) => better)).toEqual([false, true, false]);
  });
});

describe('the heights of a ladder', () => {
  const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0);

  it('are in proportion where there is room for that, and fill it', () => {
    const heights = spread([100, 300, 200], 600, 10);
    expect(heights.map(Math.round)).toEqual([100, 300, 200]);
  });

  it('keep the least distance of flat steps, all others in proportion', () => {
    const heights = spread([0, 300, null, 100], 500, 50);
    expect(heights[0]).toBe(50);
    expect(heights[2]).toBe(50);
    expect(heights[1]! / heights[3]!).toBeCloseTo(3, 6);
    expect(sum(heights)).toBeCloseTo(500, 6);
  });

  it('are equal where there is nothing to tell apart, or no room', () => {
    expect(spread([null, null, 0], 90, 10)).toEqual([30, 30, 30]);
    expect(spread([500, 1, 1], 30, 10)).toEqual([10, 10, 10]);
  });
});

describe('rungs that are about as strong as the one below', () => {
  const told = (numbers: number[], steps: Step[]) =>
    asSteps(risesOf(numbers, steps).map((rise) => ({ rung: rise.rung, rise }))).map((step) =>
      step.map(({ rung }) => rung),
    );

  it('share its step of the ladder, but for those that lose to it and those of whom nothing is known', () => {
    const steps = [won(10, 0.8), won(20, 0.52), won(30, 0.49), won(40, 0.7), won(50, 0.3)];
    expect(told([0, 10, 20, 30, 40, 50, 60], steps)).toEqual([[0], [10, 20, 30], [40], [50], [60]]);
  });

  it('share it in a game without an opponent, too', () => {
    const steps = [scored(0, 1000, 10), scored(10, 9000, 100), scored(20, 9100, 100)];
    expect(told([0, 10, 20], steps)).toEqual([[0], [10, 20]]);
  });
});
