import rate from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { fairFight } from '../../../web/src/fit/fair_fight';
import { nextRating, type RatedGame, type Rating, startRating } from '../../../web/src/fit/rating';
import type { Strengths } from '../../../web/src/fit/strengths';

/** Rungs 200 Elo apart, each blurred down to the one below. */
const LADDER: Strengths = Array.from({ length: 10 }, (_, rung) =>
  [0, 50, 100].map((blur) => ({ rung: 10 * rung, blur, elo: 200 * rung - 2 * blur, error: 10 })),
).flat();

/** Of a player who has a place. */
const SETTLED: Rating = { elo: 1000, deviation: 100, volatility: 0.06, games: 30, search: null };

describe('the library', () => {
  it("gives the values of Glickman's example", () => {
    const opponents: [number, number, number][] = [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ];
    const { rating, rd, vol } = rate(1500, 200, 0.06, opponents, { tau: 0.5 });
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(rd).toBeCloseTo(151.52, 1);
    expect(vol).toBeCloseTo(0.05999, 4);
  });
});

describe('a settled rating', () => {
  const against = (elo: number, score: RatedGame['score'], weight = 1) =>
    nextRating(SETTLED, { elo, error: 20, score, weight }, LADDER);

  it('rises with a win and falls with a defeat, by as much against an equal', () => {
    const [won, lost] = [against(1000, 1), against(1000, 0)];
    expect(won.elo).toBeGreaterThan(1010);
    expect(won.elo - 1000).toBeCloseTo(1000 - lost.elo, 6);
    expect(won).toMatchObject({ games: 31, search: null });
    expect(won.deviation).toBeLessThan(100);
  });

  it('hardly moves for what was to be expected', () => {
    expect(against(400, 1).elo - 1000).toBeLessThan(3);
    expect(against(1600, 1).elo - 1000).toBeGreaterThan(40);
    expect(against(1000, 0.5).elo).toBeCloseTo(1000, 6);
  });

  it('is moved more, and known better after, by a result that tells more', () => {
    const [narrow, bare, clear] = [against(1000, 1, 0.3), against(1000, 1), against(1000, 1, 2)];
    expect(narrow.elo).toBeLessThan(bare.elo);
    expect(clear.elo).toBeGreaterThan(bare.elo);
    expect(clear.deviation).toBeLessThan(bare.deviation);
    expect(narrow.deviation).toBeGreaterThan(bare.deviation);
    expect(clear.volatility).toBeCloseTo(0.06, 3);
  });

  it('takes a result of four times the weight for sixteen that tell as much as one', () => {
    const [once, often] = [against(1000, 0.5, 4), Array.from({ length: 16 })];
    const many = often.reduce<Rating>(
      (rating) => nextRating(rating, { elo: 1000, error: 0, score: 0.5, weight: 1 }, LADDER),
      { ...SETTLED, volatility: 0.0001 },
    );
    expect(once.deviation).toBeCloseTo(many.deviation, -1);
  });
});

describe('a player who is sought', () => {
  const start = startRating(LADDER);
  const play = (...scores: RatedGame['score'][]) =>
    scores.reduce(
      (rating, score) => nextRating(rating, { elo: rating.elo, error: 10, score, weight: 1 }, LADDER),
      start,
    );

  it('is sought in steps that grow with each equal result', () => {
    const [once, twice] = [play(1), play(1, 1)];
    expect(once.elo - start.elo).toBe(350);
    expect(twice.elo - once.elo).toBe(700);
    expect(twice).toMatchObject({ games: 2, search: { steps: 2, from: once.elo } });
    expect(play(0).elo).toBe(start.elo - 350);
  });

  it('is found between the last two opponents, or where a game is drawn', () => {
    expect(play(1, 0)).toMatchObject({ elo: start.elo + 175, search: null, games: 2 });
    expect(play(1, 1, 0)).toMatchObject({ elo: start.elo + 700, search: null });
    expect(play(1, 0.5)).toMatchObject({ elo: start.elo + 350, search: null });
  });

  it('is not sought where nobody stands', () => {
    expect(play(1, 1, 1)).toMatchObject({ elo: 1800, search: { steps: 3 } });
    expect(play(1, 1, 1, 1)).toMatchObject({ elo: 1975, search: null });
    expect(play(0, 0)).toMatchObject({ elo: -200, search: { steps: -2 } });
    expect(play(0, 0, 0)).toMatchObject({ elo: -375, search: null });
  });

  it('is not led by results that were to be expected', () => {
    const idle = nextRating(start, { elo: start.elo - 400, error: 10, score: 1, weight: 1 }, LADDER);
    expect(idle).toEqual({ ...start, games: 1 });
  });
});

describe('players whose games follow the Elo formula', () => {
  /** The same numbers between 0 and 1 for the same seed (mulberry32 by T. Ettinger, public domain). */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** How far ratings are off after so many games against whom the fair fight chooses. */
  function errorsAfter(games: number, players: number): number[] {
    const random = randomFrom(20261124);
    return Array.from({ length: players }, (_, player) => {
      const strength = (1800 * (player + 0.5)) / players;
      let rating = startRating(LADDER);
      for (let game = 0; game < games; game++) {
        const foe = fairFight(LADDER, rating.elo)!;
        const share = 1 / (1 + 10 ** ((foe.elo - strength) / 400));
        rating = nextRating(rating, { ...foe, score: random() < share ? 1 : 0, weight: 1 }, LADDER);
      }
      return Math.abs(rating.elo - strength);
    });
  }

  const shareWithin = (errors: readonly number[], elo: number) =>
    errors.filter((error) => error <= elo).length / errors.length;

  it.each([
    [20, 0.75],
    [40, 0.9],
  ])('are within 100 Elo of the truth after %d games, %d of them', (games, share) => {
    expect(shareWithin(errorsAfter(games, 1000), 100)).toBeGreaterThanOrEqual(share);
  });
});
