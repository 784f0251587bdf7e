import rate from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import { fairFight } from '../../../web/src/fit/fair_fight';
import type { RatedGame } from '../../../web/src/fit/rated_game';
import { nextRating, type Rating, startRating } from '../../../web/src/fit/rating';
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

  it('rises with a win and falls with a defeat, by as much against an equal but for growth', () => {
    const [won, lost] = [against(1000, 1), against(1000, 0)];
    expect(won.elo).toBeGreaterThan(1010);
    expect((won.elo + lost.elo) / 2).toBeCloseTo(1000.8, 0);
    expect(won).toMatchObject({ games: 31, search: null });
    expect(won.deviation).toBeLessThan(100);
  });

  it('hardly moves for what was to be expected', () => {
    expect(against(400, 1).elo - 1000).toBeLessThan(3);
    expect(against(1600, 1).elo - 1000).toBeGreaterThan(40);
    expect(against(1000, 0.5).elo).toBeCloseTo(1000.8, 0);
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

  it('is taken for anybody on the ladder before the first game', () => {
    expect(start).toMatchObject({ games: 0, search: [] });
    expect(start.elo).toBeGreaterThan(700);
    expect(start.elo).toBeLessThan(900);
    expect(start.deviation).toBeGreaterThan(500);
  });

  it('is looked for higher after each win, and lower after each defeat', () => {
    const ratings = [play(1, 1, 1), play(1, 1), play(1), start, play(0), play(0, 0), play(0, 0, 0)];
    const heights = ratings.map(({ elo }) => elo);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(heights[2]! - heights[3]!).toBeGreaterThan(200);
    expect(play(1, 1)).toMatchObject({ games: 2, search: { length: 2 } });
  });

  it('is found once the place is known well enough', () => {
    const both = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0] as const;
    const courses = both.map((_, games) => play(...both.slice(0, games + 1)));
    const found = courses.findIndex(({ search }) => search === null);
    expect(found).toBeGreaterThan(3);
    expect(courses[found]!.deviation).toBeLessThanOrEqual(150);
    expect(courses.slice(found).every(({ search }) => search === null)).toBe(true);
  });

  it('is found sooner by results that tell more', () => {
    const game = { elo: 1000, error: 10, score: 0.5 } as const;
    const [little, much] = [0.3, 2].map((weight) => nextRating(start, { ...game, weight }, LADDER));
    expect(much!.deviation).toBeLessThan(little!.deviation);
    expect(little!.deviation).toBeLessThan(start.deviation);
  });

  it('is hardly moved by results that were to be expected', () => {
    const idle = nextRating(start, { elo: -600, error: 10, score: 1, weight: 1 }, LADDER);
    expect(Math.abs(idle.elo - start.elo)).toBeLessThan(15);
  });

  it.each([0, 100])('is sought on a ladder that is %d Elo high, too', (elo) => {
    const low: Strengths = [{ rung: 0, blur: 0, elo, error: 10 }];
    const won = nextRating(startRating(low), { elo, error: 10, score: 1, weight: 1 }, low);
    expect(won.elo).toBeGreaterThan(startRating(low).elo);
    expect(won.deviation).toBeGreaterThan(0);
  });

  it('is not sought far beyond the ladder', () => {
    expect(play(1, 1, 1, 1, 1, 1, 1, 1).elo).toBeLessThan(2100);
    expect(play(0, 0, 0, 0, 0, 0, 0, 0).elo).toBeGreaterThan(-300);
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
