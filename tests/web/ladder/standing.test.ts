import { describe, expect, it } from 'vitest';
import { Results } from '../../../web/src/ladder/results';
import { standingByResults, standingByScore, stepsAbove } from '../../../web/src/ladder/standing';
import type { Outcome } from '../../../web/src/shell/session/default_opponent';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

const RUNGS = [0, 10, 20, 30];

describe('the results of a player', () => {
  it('are counted by rung and kept, apart for each game', () => {
    const saves = forgetfulSaves();
    const results = Results.of(saves, 'toads');
    results.add(10, 'won');
    results.add(10, 'won');
    results.add(20, 'lost');
    results.add(20, 'draw');
    expect(results.byRung.value).toEqual({
      10: { won: 2, lost: 0, draw: 0 },
      20: { won: 0, lost: 1, draw: 1 },
    });
    expect(Results.of(saves, 'toads')).toBe(results);
    // Defeats in a row are one rung's, and whatever else happens ends them.
    const counted = ['lost', 'lost', 'won', 'lost', 'draw'].map((outcome) =>
      results.add(20, outcome as Outcome),
    );
    expect(counted).toEqual([1, 2, 0, 1, 0]);
    expect([results.add(20, 'lost'), results.add(30, 'lost'), results.add(20, 'lost')]).toEqual([1, 1, 1]);
    expect(Results.of(saves, 'frogs').byRung.value).toEqual({});
  });
});

describe('where a player stands', () => {
  it('is on the highest rung that was beaten; who comes next is who is offered', () => {
    const byRung = { 0: { won: 1, lost: 0, draw: 0 }, 20: { won: 1, lost: 3, draw: 0 } };
    const standing = standingByResults(RUNGS, { ...byRung, 30: { won: 0, lost: 1, draw: 2 } }, 10);
    expect(standing).toEqual({ beaten: new Set([0, 20]), here: 20, next: 10 });
    expect(stepsAbove(RUNGS, standing)).toBe(1);
  });

  it('is on the ground before anybody was beaten', () => {
    const standing = standingByResults(RUNGS, {}, 20);
    expect(standing).toMatchObject({ here: null, next: 20 });
    expect(stepsAbove(RUNGS, standing)).toBe(4);
  });

  it('is told by the best score where nobody plays against anybody', () => {
    const steps = [0, 10, 30].map((rung) => ({ rung, stale: false, games: 9, mean: 1000 + rung, error: 1 }));
    expect(standingByScore(RUNGS, steps, 1015)).toEqual({ beaten: new Set([0, 10]), here: 10, next: 30 });
    expect(standingByScore(RUNGS, steps, 5000)).toMatchObject({ here: 30, next: null });
    expect(standingByScore(RUNGS, [], 5000)).toMatchObject({ here: null, next: null });
  });
});
