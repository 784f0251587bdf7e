import { describe, expect, it } from 'vitest';
import { strengthsBySteps, strengthsIn } from '../../../web/plugins/strengths';
import { loadStrengths } from '../../../web/src/fit/load_strengths';
import { clearOf } from '../../../web/src/fit/strengths';
import type { Step } from '../../../web/src/ladder/steps';
import type { MeasuredStep } from '../../../web/src/shell/session/measured_step';

const step = (rung: number, score: number, more: Partial<MeasuredStep> = {}): Step => ({
  rung,
  below: rung - 10,
  stale: false,
  games: 400,
  nodes: 2000,
  score,
  low: score - 0.049,
  high: score + 0.049,
  ...more,
});

describe('a scale by the steps of a ladder', () => {
  it('adds them up, with what they may be off by', () => {
    const scale = strengthsBySteps([step(10, 0.6401), step(20, 0.5), step(30, 0.4)]);
    expect(scale.map(({ rung, blur, elo }) => [rung, blur, elo])).toEqual([
      [0, 0, 0],
      [10, 0, 100],
      [20, 0, 100],
      // A step down is drawn as none.
      [30, 0, 100],
    ]);
    expect(scale.map(({ error }) => error)).toEqual([0, 19, 17, 18]);
  });

  it('bounds a step of which nobody knows how far it goes', () => {
    const [, above] = strengthsBySteps([step(10, 1, { low: 0.99, high: 1 })]);
    expect(above).toEqual({ rung: 10, blur: 0, elo: 250, error: 125 });
  });

  it('ends at a gap, and has nothing to say of points', () => {
    expect(strengthsBySteps([step(10, 0.6), step(30, 0.6)])).toHaveLength(2);
    expect(strengthsBySteps([{ rung: 0, stale: false, games: 9, mean: 500, error: 20 }])).toEqual([]);
    expect(strengthsBySteps([])).toEqual([]);
  });
});

describe('a file of measured strengths', () => {
  it('is read in order, in whole Elo', () => {
    const strengths = [
      { rung: 10, blur: 5, elo: 88.6, error: 9.2, games: 200 },
      { rung: 10, blur: 0, elo: 101.2, error: 9.2, games: 200 },
      { rung: 0, blur: 0, elo: 0, error: 0, games: 200 },
    ];
    expect(strengthsIn(JSON.stringify({ game: 'toads', strengths }), 'strengths.json')).toEqual([
      { rung: 0, blur: 0, elo: 0, error: 0 },
      { rung: 10, blur: 0, elo: 101, error: 9 },
      { rung: 10, blur: 5, elo: 89, error: 9 },
    ]);
  });

  it.each(['{', '{"strengths": [{"rung": 1}]}', '[]'])('is refused by name where it is %s', (text) => {
    expect(() => strengthsIn(text, 'some/strengths.json')).toThrow('some/strengths.json is not a file');
  });
});

describe('what the page loads', () => {
  it.each(['tactics', 'gomoku'])('has the whole ladder of %s', async (game) => {
    const clear = clearOf(await loadStrengths(game));
    expect(clear.length).toBeGreaterThan(10);
    expect(clear[0]).toMatchObject({ rung: 0, elo: 0 });
    expect(clear.at(-1)!.elo).toBeGreaterThan(1000);
  });

  it('has nothing of a game without an opponent, and of none', async () => {
    expect(await loadStrengths('twenty48')).toEqual([]);
    expect(await loadStrengths('checkers')).toEqual([]);
  });
});
