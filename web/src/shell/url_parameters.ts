/**
 * What can be asked of the page in its address: `?ai=50&seed=7` or `#ai=50`; the fragment wins. Nothing in an
 * address is an error: a wrong value is snapped to a right one or ignored, and a notice says so.
 */

import { GAMES_MAX, NODES_MAX, SEED_MAX, STRONGEST } from '../engine/fields';
import { LANGUAGES, type Language } from '../i18n/languages';

export const TEMPOS = ['classic', 'brisk', 'fast'] as const;
export const SIDES = ['first', 'second'] as const;

export type Tempo = (typeof TEMPOS)[number];
export type PlayerSide = (typeof SIDES)[number];

/** Instead of a rung: the one that makes an even game. */
export const FAIR = 'fair';

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
  /** Nodes a turn, the same on every device; 0 for all the time the animation gives, not in a match. */
  nodes?: number;
}

/** What the page shows about a wrong value; the reason is a key of the translation tables. */
export interface UrlNotice {
  parameter: string;
  /** As it stands in the address, shortened. */
  given: string;
  /** What is used in its place, null when it is ignored. */
  used: string | null;
  reasonKey:
    | 'notRung'
    | 'outOfRange'
    | 'notNumber'
    | 'notChoice'
    | 'notEven'
    | 'notInMatch'
    | 'notOfMatch'
    | 'notMoves'
    | 'notOfGame';
}

/** What the parameters are checked against. */
export interface UrlChoices {
  games: readonly string[];
  /** Rungs of the game's ladder, ascending; empty while its module is not loaded, then `ai` and `vs` stay as given. */
  rungs: readonly number[];
}

/** What an address can say to one game alone, and how that is checked. */
export interface OwnParameters<Own extends object = object> {
  readonly checks: { readonly [Name in keyof Own]-?: Check<NonNullable<Own[Name]>, UrlParameters & Own> };
  /** Looks at all values once they are read: those that do not go together are dropped, and told. */
  settle?(parameters: UrlParameters & Own, tell: (notice: UrlNotice) => void): void;
  /** `vs` is the game's own matter, not a match in the lab. */
  readonly ownMatches?: boolean;
  /** Whether the values name a screen that has an address of its own. */
  namesScreen?(parameters: Own): boolean;
}

/** A checked value and the reason it differs from the given one, if it does. */
interface Checked<Value> {
  value?: Value;
  /** The part that is wrong, where that is not all of it. */
  found?: string;
  reasonKey?: UrlNotice['reasonKey'];
}

/** Checks a text, given what has been read before it. */
export type Check<Value, All = UrlParameters> = (
  given: string,
  choices: UrlChoices,
  soFar: All,
) => Checked<Value>;

const SIDE_ALIASES = {
  blue: 'first',
  amber: 'second',
  black: 'first',
  white: 'second',
  '0': 'first',
  '1': 'second',
} as const;

/** In the order in which an address says them. */
const CHECKS: { [Name in keyof UrlParameters]-?: Check<NonNullable<UrlParameters[Name]>> } = {
  game: (given, { games }) => choose(given, games),
  // Whom a fair fight is with, the player's rating says (app/asked.ts).
  ai: (given, choices) => (given === FAIR ? {} : checkRung(given, choices)),
  vs: checkRung,
  games: checkGames,
  seed: (given) => checkInteger(given, 0, SEED_MAX),
  tempo: (given) => choose(given, TEMPOS),
  side: (given) => choose(given, SIDES, SIDE_ALIASES),
  lang: (given) => choose(given.split(/[-_]/)[0] ?? '', LANGUAGES),
  perf: checkSwitch,
  embed: checkSwitch,
  nodes: (given) => checkInteger(given, 0, NODES_MAX),
};

const NAMES = Object.keys(CHECKS) as (keyof UrlParameters)[];

/** How much of a wrong value a notice repeats. */
const GIVEN_MAX = 24;

/** An address's query and fragment, with or without their marks, by names; the fragment wins. */
export function readAddress(query: string, fragment: string): ReadonlyMap<string, string> {
  return new Map([...new URLSearchParams(bare(query)), ...new URLSearchParams(bare(fragment))]);
}

/**
 * Reads an address's query and fragment. `own`: what it can say to its game alone; `foreign`: names of what it can say
 * to other games only. Never throws.
 */
export function parseUrl<Own extends object = object>(
  query: string,
  fragment: string,
  choices: UrlChoices,
  own?: OwnParameters<Own>,
  foreign: readonly string[] = [],
): { parameters: UrlParameters & Own; notices: UrlNotice[] } {
  const given = readAddress(query, fragment);
  const parameters = {} as UrlParameters & Own;
  const notices: UrlNotice[] = [];
  const checks: Record<string, Check<unknown, UrlParameters & Own>> = { ...CHECKS, ...own?.checks };
  for (const [name, check] of Object.entries(checks)) {
    const text = given.get(name)?.trim();
    if (text === undefined) continue;
    const { value, found, reasonKey } = check(text, choices, parameters);
    if (value !== undefined) Object.assign(parameters, { [name]: value });
    if (reasonKey === undefined) continue;
    const used = value === undefined ? null : String(value);
    notices.push({ parameter: name, given: shorten(found ?? text), used, reasonKey });
  }
  for (const name of foreign) {
    const text = given.get(name);
    if (text !== undefined && !(name in checks))
      notices.push({ parameter: name, given: shorten(text), used: null, reasonKey: 'notOfGame' });
  }
  const dropped: UrlNotice[] = [];
  own?.settle?.(parameters, (notice) => dropped.push(notice));
  if (parameters.vs !== undefined && parameters.nodes === 0 && own?.ownMatches !== true) {
    delete parameters.nodes;
    dropped.push({ parameter: 'nodes', given: '0', used: null, reasonKey: 'notInMatch' });
  }
  // What was brought into range first and dropped then is told once.
  const isDropped = ({ parameter }: UrlNotice) => dropped.some((notice) => notice.parameter === parameter);
  return { parameters, notices: [...notices.filter((notice) => !isDropped(notice)), ...dropped] };
}

/** Drops moves without the seed of the start that they are played from, and tells. */
export function settleMoves(
  parameters: UrlParameters & { moves?: string },
  tell: (notice: UrlNotice) => void,
): void {
  const { moves, seed } = parameters;
  if (moves === undefined || seed !== undefined) return;
  delete parameters.moves;
  tell({ parameter: 'moves', given: shorten(moves), used: null, reasonKey: 'notMoves' });
}

/** Drops what is said of a person's opponent where a match is asked for, and tells. */
export function settleMatch<Own extends object>(
  parameters: UrlParameters & Own,
  names: readonly (keyof Own & string)[],
  tell: (notice: UrlNotice) => void,
): void {
  if (parameters.vs === undefined) return;
  for (const name of names) {
    const given = parameters[name];
    if (given === undefined) continue;
    delete parameters[name];
    tell({ parameter: name, given: String(given), used: null, reasonKey: 'notOfMatch' });
  }
}

/** The query that `parseUrl` reads as `parameters`: `?ai=50&seed=7`, or the empty string. */
export function buildQuery(parameters: UrlParameters): string {
  const query = new URLSearchParams();
  const own = Object.keys(parameters).filter((name) => !Object.hasOwn(CHECKS, name));
  for (const name of [...NAMES, ...own]) {
    const value = (parameters as Record<string, unknown>)[name];
    if (value !== undefined)
      query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The rung nearest to `wanted`, the easier of two; `rungs` ascends and is not empty. */
export function nearestRung(wanted: number, rungs: readonly number[]): number {
  // Of hundreds of digits a number becomes infinite, and then all rungs are as far away.
  const most = Math.min(wanted, STRONGEST);
  return rungs.reduce((best, rung) => (Math.abs(rung - most) < Math.abs(best - most) ? rung : best));
}

function bare(part: string): string {
  return part.replace(/^[#?/!]+/, '');
}

function shorten(given: string): string {
  return given.length > GIVEN_MAX ? `${given.slice(0, GIVEN_MAX)}…` : given;
}

/** A decimal number, null for any other text: `Number` takes nothing at all for zero, and knows bases of its own. */
export function toNumber(given: string): number | null {
  return /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : null;
}

/** A whole number, brought between two others. */
export function checkInteger(given: string, low: number, high: number): Checked<number> {
  const number = toNumber(given);
  if (number === null || !Number.isInteger(number)) return { reasonKey: 'notNumber' };
  // `+ 0` makes zero of minus zero.
  const value = Math.min(Math.max(number, low), high) + 0;
  return value === number ? { value } : { value, reasonKey: 'outOfRange' };
}

/** Each start is played twice, sides swapped; an odd number gets the game that its last pair lacks. */
function checkGames(given: string): Checked<number> {
  const checked = checkInteger(given, 2, GAMES_MAX);
  const { value } = checked;
  return value === undefined || value % 2 === 0 ? checked : { value: value + 1, reasonKey: 'notEven' };
}

function checkRung(given: string, { rungs }: UrlChoices): Checked<number> {
  const number = toNumber(given);
  if (number === null) return { reasonKey: 'notNumber' };
  const strongest = rungs.at(-1);
  if (strongest === undefined) return { value: Math.min(Math.max(Math.round(number), 0), STRONGEST) + 0 };
  if (number === STRONGEST) return { value: strongest };
  const value = nearestRung(number, rungs);
  return value === number ? { value } : { value, reasonKey: 'notRung' };
}

function checkSwitch(given: string): Checked<boolean> {
  if (['', '1', 'true'].includes(given)) return { value: true };
  if (['0', 'false'].includes(given)) return { value: false };
  return { reasonKey: 'notChoice' };
}

/** One of a few words, or another word for one of them. */
export function choose<Choice extends string>(
  given: string,
  choices: readonly Choice[],
  aliases: Record<string, Choice> = {},
): Checked<Choice> {
  const name = given.toLowerCase();
  const value =
    choices.find((choice) => choice === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
  return value === undefined ? { reasonKey: 'notChoice' } : { value };
}
