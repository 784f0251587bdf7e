import { describe, expect, it } from 'vitest';
import { fairFight } from '../../../web/src/fit/fair_fight';
import { type Strengths, strengthOf } from '../../../web/src/fit/strengths';
import fc from '../support/fast_check';

const LADDER: Strengths = [
  { rung: 0, blur: 0, elo: 0, error: 0 },
  { rung: 0, blur: 40, elo: -100, error: 20 },
  { rung: 10, blur: 0, elo: 400, error: 10 },
  { rung: 10, blur: 20, elo: 300, error: 20 },
  { rung: 10, blur: 60, elo: 100, error: 30 },
  { rung: 20, blur: 0, elo: 600, error: 10 },
];

describe('the strength of an opponent', () => {
  it.each([
    [
      { rung: 10, blur: 0 },
      { elo: 400, error: 10 },
    ],
    [
      { rung: 10, blur: 10 },
      { elo: 350, error: 15 },
    ],
    [
      { rung: 10, blur: 40 },
      { elo: 200, error: 25 },
    ],
    [
      { rung: 10, blur: 60 },
      { elo: 100, error: 30 },
    ],
    [
      { rung: 10, blur: 90 },
      { elo: 100, error: 30 },
    ],
    [
      { rung: 20, blur: 5 },
      { elo: 600, error: 10 },
    ],
    [{ rung: 30, blur: 0 }, null],
  ])('%j is %j', (opponent, height) => {
    expect(strengthOf(LADDER, opponent)).toEqual(height);
  });
});

describe('a fair fight', () => {
  it.each([
    // The lowest rung that is at least as strong, blurred down to the player.
    [350, { rung: 10, blur: 10, elo: 350 }],
    [400, { rung: 10, blur: 0, elo: 400 }],
    [150, { rung: 10, blur: 50, elo: 150 }],
    // Below what blur reaches: the nearer of the two.
    [90, { rung: 10, blur: 60, elo: 100 }],
    [40, { rung: 0, blur: 0, elo: 0 }],
    [-50, { rung: 0, blur: 20, elo: -50 }],
    [-900, { rung: 0, blur: 40, elo: -100 }],
    // A rung without blur, from above and from below.
    [590, { rung: 20, blur: 0, elo: 600 }],
    [410, { rung: 10, blur: 0, elo: 400 }],
    // Nobody is as strong.
    [2000, { rung: 20, blur: 0, elo: 600 }],
  ])('of a player of %d Elo is against %j', (elo, foe) => {
    expect(fairFight(LADDER, elo)).toMatchObject(foe);
  });

  it('is against nobody where nothing was measured', () => {
    expect(fairFight([], 500)).toBeNull();
  });

  it('is told as strong as the scale has it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 900 }), (elo) => {
        const foe = fairFight(LADDER, elo)!;
        const known = strengthOf(LADDER, foe)!;
        expect(Number.isInteger(foe.blur)).toBe(true);
        expect(foe.elo).toBeCloseTo(known.elo, 6);
        expect(foe.error).toBeCloseTo(known.error, 6);
      }),
    );
  });
});
