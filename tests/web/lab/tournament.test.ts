import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../../../wasm/lab';
import { type Contest, pairsOf, plain } from '../../../web/src/lab/contest';
import { fault } from '../../../web/src/lab/contest_fields';
import { inForm } from '../../../web/src/lab/forms';
import { isKnown, ratingsOf } from '../../../web/src/lab/ratings';
import { startLab } from '../../wasm/support/lab_module';

const lab = await startLab();

const RUNGS = [0, 10, 20, 30, 40, 50, 60];
const MATCH: Contest = {
  form: 'match',
  players: [plain(50), plain(20)],
  games: 200,
  seed: 1,
  nodes: 2000,
  milliseconds: 0,
  sprt: { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 },
};

/** What a pair's games came to. */
function standing(wins: number, draws: number, losses: number): MatchSummary {
  return { wins, draws, losses, games: wins + draws + losses } as MatchSummary;
}

describe('ratings of a contest', () => {
  const roundRobin = inForm(MATCH, 'robin', RUNGS);

  it('have the best on top, with the points of all its matches', () => {
    const players = [plain(0), plain(50), plain(20)];
    const standings = [standing(1, 0, 9), standing(2, 2, 6), standing(7, 1, 2)];
    const ratings = ratingsOf(lab, { form: 'robin', players }, standings);
    expect(ratings.map(({ place }) => place)).toEqual([1, 2, 0]);
    expect(ratings.map(({ points, games }) => [points, games])).toEqual([
      [16.5, 20],
      [9.5, 20],
      [4, 20],
    ]);
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0);
    expect(ratings.every(isKnown)).toBe(true);
  });

  it('are not known before a game', () => {
    const standings = pairsOf(roundRobin).map(() => standing(0, 0, 0));
    const ratings = ratingsOf(lab, roundRobin, standings);
    expect(ratings.map(({ place }) => place)).toEqual(roundRobin.players.map((_, place) => place));
    expect(ratings.some(isKnown)).toBe(false);
  });

  it('of a gauntlet are on one scale, too', () => {
    const gauntlet = { form: 'gauntlet', players: [plain(50), plain(20), plain(0)] } as const;
    const ratings = ratingsOf(lab, gauntlet, [standing(5, 0, 5), standing(9, 0, 1)]);
    expect(ratings.map(({ place }) => place)).toEqual([0, 1, 2]);
    expect(ratings[0]?.elo).toBeCloseTo(ratings[1]?.elo ?? 0, 1);
  });
});

describe('another form of contest', () => {
  it('has those who were chosen and some more, and can be played', () => {
    const roundRobin = inForm(MATCH, 'robin', RUNGS);
    expect(roundRobin.players.map(({ rung }) => rung)).toEqual([60, 50, 40, 20, 0]);
    expect(roundRobin).toMatchObject({ games: 20, sprt: null });
    expect(fault(roundRobin)).toBeNull();
    const gauntlet = inForm(MATCH, 'gauntlet', RUNGS);
    expect(gauntlet.players.map(({ rung }) => rung)).toEqual([50, 60, 40, 20, 0]);
    expect(fault(gauntlet)).toBeNull();
  });

  it('has everybody on a ladder', () => {
    const ladder = inForm(MATCH, 'ladder', RUNGS);
    expect(ladder.players).toEqual(RUNGS.toReversed().map(plain));
    expect(fault(ladder)).toBeNull();
  });

  it('goes back to the first two', () => {
    const back = inForm(inForm(MATCH, 'gauntlet', RUNGS), 'match', RUNGS);
    expect(back).toEqual({ ...MATCH, players: [plain(50), plain(60)], sprt: null });
    expect(inForm(MATCH, 'match', RUNGS)).toBe(MATCH);
  });

  it('keeps the players of many', () => {
    const roundRobin = { ...inForm(MATCH, 'robin', RUNGS), players: [plain(10), plain(30), plain(0)] };
    expect(inForm(roundRobin, 'gauntlet', RUNGS).players).toEqual([plain(10), plain(30), plain(0)]);
  });
});
