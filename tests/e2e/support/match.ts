import { expect } from 'vitest';
import { native } from './native';
import type { Place } from './place';

/** A small match, as the page's address and the command line name it. */
const MATCH = { ai: 50, vs: 20, games: 12, seed: 3, nodes: 200 };

/** The address, within the site, of `MATCH` in a game. */
export function matchAddress(game: string): string {
  const fields = Object.entries({ game, ...MATCH, lang: 'en' }).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(fields)}`;
}

/** What the page shows of a match, as text. */
export interface ShownMatch {
  state: string;
  wins: string;
  draws: string;
  losses: string;
  score: string;
  elo: string;
}

export function readMatch(place: Place): Promise<ShownMatch> {
  return place.evaluate(() => {
    const text = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? '';
    return {
      state: document.querySelector<HTMLElement>('[data-testid=match]')?.dataset.state ?? '',
      wins: text('match-win'),
      draws: text('match-draw'),
      losses: text('match-loss'),
      score: text('match-score'),
      elo: text('match-elo'),
    };
  });
}

/** As much of the command line's result as the page shows too. */
interface Found {
  wins: number;
  draws: number;
  losses: number;
  score: number;
  elo: number;
}

/** What the command line says of `MATCH`, in the page's English words. */
function nativeMatch(game: string): ShownMatch {
  const { ai, vs, games, seed, nodes } = MATCH;
  const given = { a: ai, b: vs, games, seed, nodes };
  const args = Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { wins, draws, losses, score, elo } = native<Found>(['match', '--game', game, ...args]);
  return {
    state: 'finished',
    wins: String(wins),
    draws: String(draws),
    losses: String(losses),
    score: `${(100 * score).toFixed(1)}%`,
    elo: `${elo > 0 ? '+' : '−'}${Math.abs(Math.round(elo))}`,
  };
}

/** Waits until the match of `matchAddress` is over; it must be the command line's. */
export async function playMatchAndCompare(place: Place, game: string): Promise<void> {
  const state = async () => (await readMatch(place)).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('finished');
  expect(await readMatch(place)).toEqual(nativeMatch(game));
}
