/** The address of the page as text: what it can say to every game alike, its fields, and how it is written. */

import type { Language } from '../../i18n/languages';

export const TEMPOS = ['classic', 'brisk', 'fast'] as const;
export const SIDES = ['first', 'second'] as const;

export type Tempo = (typeof TEMPOS)[number];
export type PlayerSide = (typeof SIDES)[number];

/** Instead of a rung: the one that makes an even game, or a person on the same screen. */
export const FAIR = 'fair';
export const FRIEND = 'friend';

/** What an address says to every game alike. All values are valid; what it did not give is absent. */
export interface UrlParameters {
  game?: string;
  /** A rung of the ladder. */
  ai?: number;
  /** Another rung: a match of `ai` against it instead of a game, or what the game takes it for. */
  vs?: number;
  /** Games of that match, an even number. */
  games?: number;
  seed?: number;
  tempo?: Tempo;
  /** The player's side. */
  side?: PlayerSide;
  lang?: Language;
  /** Shows the perceived wait. */
  perf?: boolean;
  /** No page chrome. */
  embed?: boolean;
  /** The tasks of a day: its date, or anything else for today. */
  daily?: string;
  /** Nodes a turn, the same on every device; 0 for all the time the animation gives, not in a match. */
  nodes?: number;
  /** How somebody else has done in the game that is asked for (play/challenge/challenge.ts). */
  challenge?: string;
  /** What two people are called who play each other (play/friends/names.ts). */
  names?: string;
}

/** In the order in which an address says them. */
const NAMES = [
  'game',
  'ai',
  'vs',
  'games',
  'seed',
  'tempo',
  'side',
  'lang',
  'perf',
  'embed',
  'nodes',
  'challenge',
  'names',
  'daily',
] as const satisfies readonly (keyof UrlParameters)[];

/** An address's query and fragment, with or without their marks, by names; the fragment wins. */
export function readAddress(query: string, fragment: string): ReadonlyMap<string, string> {
  return new Map([...new URLSearchParams(bare(query)), ...new URLSearchParams(bare(fragment))]);
}

/** The query that `parseUrl` reads as `parameters`: `?ai=50&seed=7`, or the empty string. */
export function buildQuery(parameters: UrlParameters): string {
  const query = new URLSearchParams();
  const own = Object.keys(parameters).filter((name) => !NAMES.some((known) => known === name));
  for (const name of [...NAMES, ...own]) {
    const value = (parameters as Record<string, unknown>)[name];
    if (value !== undefined)
      query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

function bare(part: string): string {
  return part.replace(/^[#?/!]+/, '');
}
