/**
 * What can be asked of the page in its address: `?ai=50&seed=7` or `#ai=50`; the fragment wins. Nothing in an
 * address is an error: a wrong value is snapped to a right one or ignored, and a notice says so.
 */

import { GAMES_MAX, NODES_MAX, SEED_MAX, STRONGEST } from '../engine/fields';
import { LANGUAGES, type Language } from '../i18n/languages';
import { readMoves } from '../tactics/moves_text';
import { unpackSlides } from '../twenty48/game_link';
import { isPositionLine, toLine } from '../twenty48/position_line';
import { ROLES, type Role } from '../twenty48/role';

export const TEMPOS = ['classic', 'brisk', 'fast'] as const;
export const RULES = ['freestyle', 'standard', 'renju'] as const;
export const OPENINGS = ['free', 'swap2'] as const;
export const BOARD_SIZE_MIN = 9;
export const BOARD_SIZE_MAX = 20;
export const SIDES = ['first', 'second'] as const;
/** Other ways to play 2048: against an opponent, and two rungs side by side. */
export const MODES = ['adversary', 'comparison'] as const;

export type Tempo = (typeof TEMPOS)[number];
export type PlayerSide = (typeof SIDES)[number];
export type RuleName = (typeof RULES)[number];
export type OpeningName = (typeof OPENINGS)[number];
export type Mode = (typeof MODES)[number];

/** Values that the address gave, each valid; what it did not give is absent. */
export interface UrlParameters {
  game?: string;
  /** A rung of the ladder. */
  ai?: number;
  /** Another rung: a match of `ai` against it instead of a battle, in 2048 a comparison of the two. */
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
  /**
   * A game to look at, in the game's own notation: in tactics its actions from the start of `seed`, as `writeMoves`
   * writes them, only together with `seed`; in 2048 its slides, with `seed` too; in Gomoku stones and choices one after
   * the other (`h8i9...`).
   */
  moves?: string;
  /** Gomoku: what wins, how it opens, and cells along an edge of the board. */
  rule?: RuleName;
  opening?: OpeningName;
  size?: number;
  /** 2048: what is played instead of a game alone, and what the player does against an adversary. */
  mode?: Mode;
  role?: Role;
  /** 2048: a position to go on from, in the engine's text form, in one line. */
  position?: string;
}

/** What the page shows about a wrong value; the reason is a key of the translation tables. */
export interface UrlNotice {
  parameter: keyof UrlParameters;
  /** As it stands in the address, shortened. */
  given: string;
  /** What is used in its place, null when it is ignored. */
  used: string | null;
  reasonKey: 'notRung' | 'outOfRange' | 'notNumber' | 'notChoice' | 'notEven' | 'notInMatch' | 'notMoves';
}

/** What the parameters are checked against. */
export interface UrlChoices {
  games: readonly string[];
  /** Rungs of the game's ladder, ascending; empty while its module is not loaded, then `ai` and `vs` stay as given. */
  rungs: readonly number[];
}

/** A checked value and the reason it differs from the given one, if it does. */
interface Checked<Value> {
  value?: Value;
  reasonKey?: UrlNotice['reasonKey'];
}

/** Checks a text, given what has been read before it. */
type Check<Value> = (given: string, choices: UrlChoices, soFar: UrlParameters) => Checked<Value>;

const SIDE_ALIASES = {
  blue: 'first',
  amber: 'second',
  black: 'first',
  white: 'second',
  '0': 'first',
  '1': 'second',
} as const;

const CHECKS: { [Name in keyof UrlParameters]-?: Check<NonNullable<UrlParameters[Name]>> } = {
  game: (given, { games }) => choose(given, games, {}),
  ai: checkRung,
  vs: checkRung,
  games: checkGames,
  seed: (given) => checkInteger(given, 0, SEED_MAX),
  tempo: (given) => choose(given, TEMPOS, {}),
  side: (given) => choose(given, SIDES, SIDE_ALIASES),
  lang: (given) => choose(given.split(/[-_]/)[0] ?? '', LANGUAGES, {}),
  perf: checkSwitch,
  embed: checkSwitch,
  nodes: (given) => checkInteger(given, 0, NODES_MAX),
  moves: (given, _, { game }) => (isNotation(given, game) ? { value: given } : { reasonKey: 'notMoves' }),
  rule: (given) => choose(given, RULES, {}),
  opening: (given) => choose(given, OPENINGS, {}),
  size: (given) => checkInteger(given, BOARD_SIZE_MIN, BOARD_SIZE_MAX),
  mode: (given, _, { game }) => choose(given, game === 'twenty48' ? MODES : [], {}),
  position: (given, _, { game }) =>
    game === 'twenty48' && isPositionLine(toLine(given))
      ? { value: toLine(given) }
      : { reasonKey: 'notMoves' },
  role: (given, _, { mode }) => choose(given, mode === 'adversary' ? ROLES : [], {}),
};

const NAMES = Object.keys(CHECKS) as (keyof UrlParameters)[];

/** How much of a wrong value a notice repeats. */
const GIVEN_MAX = 24;

/** Reads an address's query and fragment, with or without their marks. Never throws. */
export function parseUrl(
  query: string,
  fragment: string,
  choices: UrlChoices,
): { parameters: UrlParameters; notices: UrlNotice[] } {
  const given = new Map([...new URLSearchParams(bare(query)), ...new URLSearchParams(bare(fragment))]);
  const parameters: UrlParameters = {};
  const notices: UrlNotice[] = [];
  for (const name of NAMES) {
    const text = given.get(name);
    if (text !== undefined) read(name, text.trim(), choices, parameters, notices);
  }
  if (parameters.vs !== undefined && parameters.game === 'twenty48') parameters.mode ??= 'comparison';
  if (parameters.vs !== undefined && parameters.mode === 'adversary') {
    notices.push({ parameter: 'vs', given: String(parameters.vs), used: null, reasonKey: 'notChoice' });
    delete parameters.vs;
  }
  if (parameters.vs !== undefined && parameters.mode === undefined && parameters.nodes === 0) {
    delete parameters.nodes;
    notices.push({ parameter: 'nodes', given: '0', used: null, reasonKey: 'notInMatch' });
  }
  if (parameters.moves !== undefined && parameters.seed === undefined && parameters.game !== 'gomoku') {
    notices.push({ parameter: 'moves', given: shorten(parameters.moves), used: null, reasonKey: 'notMoves' });
    delete parameters.moves;
  }
  return { parameters, notices };
}

/** The query that `parseUrl` reads as `parameters`: `?ai=50&seed=7`, or the empty string. */
export function buildQuery(parameters: UrlParameters): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = parameters[name];
    if (value !== undefined)
      query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The rung nearest to `wanted`, the easier of two; `rungs` ascends and is not empty. */
export function nearestRung(wanted: number, rungs: readonly number[]): number {
  return rungs.reduce((best, rung) => (Math.abs(rung - wanted) < Math.abs(best - wanted) ? rung : best));
}

function bare(part: string): string {
  return part.replace(/^[#?/!]+/, '');
}

function read<Name extends keyof UrlParameters>(
  name: Name,
  given: string,
  choices: UrlChoices,
  parameters: UrlParameters,
  notices: UrlNotice[],
): void {
  const { value, reasonKey } = CHECKS[name](given, choices, parameters) as Checked<
    NonNullable<UrlParameters[Name]>
  >;
  if (value !== undefined) parameters[name] = value;
  if (reasonKey === undefined) return;
  notices.push({
    parameter: name,
    given: shorten(given),
    used: value === undefined ? null : String(value),
    reasonKey,
  });
}

function shorten(given: string): string {
  return given.length > GIVEN_MAX ? `${given.slice(0, GIVEN_MAX)}…` : given;
}

/** A decimal number, null for any other text. */
function toNumber(given: string): number | null {
  return /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : null;
}

function checkInteger(given: string, low: number, high: number): Checked<number> {
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

/** Whether a text can be a game's moves at all. */
function isNotation(given: string, game: string | undefined): boolean {
  if (game === 'twenty48') return unpackSlides(given) !== null;
  return game === 'gomoku'
    ? /^([a-t]([1-9]|1\d|20)|black|white|two)*$/.test(given)
    : readMoves(given) !== null;
}

function checkSwitch(given: string): Checked<boolean> {
  if (['', '1', 'true'].includes(given)) return { value: true };
  if (['0', 'false'].includes(given)) return { value: false };
  return { reasonKey: 'notChoice' };
}

function choose<Choice extends string>(
  given: string,
  choices: readonly Choice[],
  aliases: Record<string, Choice>,
): Checked<Choice> {
  const name = given.toLowerCase();
  const value =
    choices.find((choice) => choice === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
  return value === undefined ? { reasonKey: 'notChoice' } : { value };
}
