/** How values of an address are checked: a wrong one is snapped to a right one or ignored, and the reason is told. */

import { STRONGEST } from '../../engine/fields';
import type { UrlParameters } from './url_text';

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
export interface Checked<Value> {
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

/** How much of a wrong value a notice repeats. */
const GIVEN_MAX = 24;

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

/** The rung nearest to `wanted`, the easier of two; `rungs` ascends and is not empty. */
export function nearestRung(wanted: number, rungs: readonly number[]): number {
  // Of hundreds of digits a number becomes infinite, and then all rungs are as far away.
  const most = Math.min(wanted, STRONGEST);
  return rungs.reduce((best, rung) => (Math.abs(rung - most) < Math.abs(best - most) ? rung : best));
}

/** A wrong value as a notice repeats it. */
export function shorten(given: string): string {
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
