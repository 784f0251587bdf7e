/**
 * What can be asked of the page in its address: `?ai=50&seed=7` or `#ai=50`; the fragment wins. Nothing in an
 * address is an error: a wrong value is snapped to a right one or ignored, and a notice says so.
 */

import { GAMES_MAX, NODES_MAX, SEED_MAX, STRONGEST } from '../../engine/fields';
import { LANGUAGES } from '../../i18n/languages';
import {
  type Check,
  type Checked,
  checkInteger,
  choose,
  nearestRung,
  type OwnParameters,
  shorten,
  toNumber,
  type UrlChoices,
  type UrlNotice,
} from './url_checks';
import { FAIR, FRIEND, readAddress, SIDES, TEMPOS, type UrlParameters } from './url_text';

const SIDE_ALIASES = {
  blue: 'first',
  amber: 'second',
  black: 'first',
  white: 'second',
  '0': 'first',
  '1': 'second',
} as const;

const CHECKS: { [Name in keyof UrlParameters]-?: Check<NonNullable<UrlParameters[Name]>> } = {
  game: (given, { games }) => choose(given, games),
  // Who these are is found once the game is there (app/read_asked.ts).
  ai: (given, choices) => (given === FAIR || given === FRIEND ? {} : checkRung(given, choices)),
  vs: checkRung,
  games: checkGames,
  seed: (given) => checkInteger(given, 0, SEED_MAX),
  tempo: (given) => choose(given, TEMPOS),
  side: (given) => choose(given, SIDES, SIDE_ALIASES),
  lang: (given) => choose(given.split(/[-_]/)[0] ?? '', LANGUAGES),
  perf: checkSwitch,
  embed: checkSwitch,
  daily: (given) => ({ value: given }),
  nodes: (given) => checkInteger(given, 0, NODES_MAX),
  names: (given) => (/^[^~]{1,40}~[^~]{1,40}$/.test(given) ? { value: given } : { reasonKey: 'notChoice' }),
  challenge: (given) => (/^\w+-\d+-\d*-\d+$/.test(given) ? { value: given } : { reasonKey: 'notChoice' }),
};

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
