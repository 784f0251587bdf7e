import { expect, it } from 'vitest';
import type { Player } from '../../tools/lib/fit/players.mjs';
import { playOn, simulate } from '../../tools/lib/fit/simulation.mjs';
import { readMeasuredScale } from '../../tools/lib/measured_scale.mjs';
import { loadModule } from '../../tools/lib/wasm_module.mjs';
import * as fairFight from '../../web/src/fit/fair_fight';
import * as rating from '../../web/src/fit/rating';

const CODE = { ...rating, ...fairFight };

it.each(['tactics', 'gomoku'])('simulated players of %s play the same games for a seed', async (game) => {
  const { strengths } = readMeasuredScale(game)!;
  const play = playOn(await loadModule(game), 50);
  const player: Player = { kind: 'tilter', number: 1, elo: 900, growth: 0, tilt: 100 };
  const played = (seed: number) => simulate(CODE, strengths, player, { games: 6, seed, play });
  const games = played(1);
  expect(played(1)).toEqual(games);
  expect(played(2)).not.toEqual(games);
  // Whoever has lost plays the next game worse.
  for (const [number, { elo }] of games.entries()) {
    const wanted = games[number - 1]?.score === 0 ? 800 : 900;
    expect(Math.abs(elo - wanted)).toBeLessThan(40);
  }
});
