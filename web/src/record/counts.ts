import type { Outcome } from '../shell/session/default_opponent';
import type { Played } from './entry';

/** How often games ended in each way. */
export type Count = Readonly<Record<Outcome, number>>;

/** Results against a rung: as it is, and blurred. */
export interface RungCount {
  rung: number;
  clear: Count;
  blurred: Count;
}

const NONE: Count = { won: 0, lost: 0, draw: 0 };

/** The rungs that were played against, the strongest first. */
export function countByRung(games: readonly Played[]): RungCount[] {
  const counts = new Map<number, RungCount>();
  for (const { rung, blur, outcome } of games) {
    const known = counts.get(rung) ?? { rung, clear: NONE, blurred: NONE };
    const kind = blur === 0 ? 'clear' : 'blurred';
    counts.set(rung, { ...known, [kind]: { ...known[kind], [outcome]: known[kind][outcome] + 1 } });
  }
  return [...counts.values()].sort((one, other) => other.rung - one.rung);
}

export function countAll(games: readonly Played[]): Count {
  const count = { ...NONE };
  for (const { outcome } of games) count[outcome]++;
  return count;
}

/** Games won, or lost, in a row. */
export interface Streak {
  outcome: 'won' | 'lost';
  length: number;
}

/** The streak that the last game belongs to; null where that was drawn, or there is none. */
export function presentStreak(games: readonly Played[]): Streak | null {
  const outcome = games.at(-1)?.outcome;
  if (outcome === undefined || outcome === 'draw') return null;
  const before = games.findLastIndex((game) => game.outcome !== outcome);
  return { outcome, length: games.length - 1 - before };
}

/** Most games won in a row. */
export function longestWins(games: readonly Played[]): number {
  let [longest, length] = [0, 0];
  for (const { outcome } of games) {
    length = outcome === 'won' ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
