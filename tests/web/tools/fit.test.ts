import { describe, expect, it } from 'vitest';
import { figuresByKind, figuresOf, truePlace } from '../../../tools/lib/fit/figures.mjs';
import { eloInGame, KINDS, playersOn } from '../../../tools/lib/fit/players.mjs';
import { playByTheScale, simulate } from '../../../tools/lib/fit/simulation.mjs';
import * as fairFight from '../../../web/src/fit/fair_fight';
import * as rating from '../../../web/src/fit/rating';
import type { Strengths } from '../../../web/src/fit/strengths';

const CODE = { ...rating, ...fairFight };

/** Ten rungs, each blurred down to the one below in two steps. */
const SCALE: Strengths = Array.from({ length: 10 }, (_, place) =>
  [0, 20, 40].map((blur) => ({ rung: 10 * place, blur, elo: 200 * place - 5 * blur, error: 20 })),
).flat();

const simulated = (seed: number, count = 60) =>
  playersOn(SCALE, count, seed).map((player) => ({
    player,
    games: simulate(CODE, SCALE, player, { games: 40, seed, play: playByTheScale }),
  }));

describe('simulated players', () => {
  it('are of all kinds and stand anywhere on the scale, the same ones for a seed', () => {
    const players = playersOn(SCALE, 60, 1);
    expect(new Set(players.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(players.filter(({ elo }) => elo < 800).length).toBeGreaterThan(15);
    expect(players.filter(({ elo }) => elo > 800).length).toBeGreaterThan(15);
    expect(playersOn(SCALE, 60, 1)).toEqual(players);
    expect(playersOn(SCALE, 60, 2)).not.toEqual(players);
  });

  it('stay as they are, learn with each game, or play worse after a defeat', () => {
    const player = { kind: 'steady', number: 0, elo: 500, growth: 0, tilt: 0 } as const;
    expect([0, 30].map((games) => eloInGame(player, games, true))).toEqual([500, 500]);
    expect([0, 30].map((games) => eloInGame({ ...player, growth: 5 }, games, true))).toEqual([500, 650]);
    expect([true, false].map((hasLost) => eloInGame({ ...player, tilt: 90 }, 9, hasLost))).toEqual([
      410, 500,
    ]);
  });

  it('play the same games for a seed', () => {
    expect(simulated(3, 6)).toEqual(simulated(3, 6));
  });
});

describe('figures', () => {
  const player = { kind: 'steady', number: 0, elo: 500, growth: 0, tilt: 0 } as const;
  const games = Array.from({ length: 40 }, (_, number) => ({
    elo: 500 + number,
    opponent: 500,
    score: number % 4 === 0 ? (0 as const) : (1 as const),
    rating: number < 30 ? 700 : 550,
    deviation: 60,
  }));

  it('take a player for found within 100 Elo of where he stands in the last game', () => {
    expect(truePlace({ player, games }, 40)).toBe(539);
    expect(figuresOf([{ player, games }])).toEqual({
      players: 1,
      within: { 20: 0, 40: 1 },
      settled: { games: 20, score: 0.75 },
    });
  });

  it('take a tilter for what he was on the average', () => {
    expect(truePlace({ player: { ...player, tilt: 100 }, games }, 20)).toBe(509.5);
  });

  it('show that most players are found where games go as the scale says', () => {
    const { all, steady } = figuresByKind(simulated(1, 300));
    expect(all?.players).toBe(300);
    expect(steady?.within['20']).toBeGreaterThan(0.6);
    expect(steady?.within['40']).toBeGreaterThan(0.8);
    expect(steady?.settled.score).toBeGreaterThan(0.45);
    expect(steady?.settled.score).toBeLessThan(0.55);
  });
});
