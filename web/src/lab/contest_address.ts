import * as v from 'valibot';
import type { SprtSettings } from '../../../wasm/lab';
import { toNumber } from '../shell/address/url_checks';
import type { UrlParameters } from '../shell/address/url_text';
import { type Contest, type Form, isPlain, plain, playerAt } from './contest';
import { fault, SPRT, TIME_MAX } from './contest_fields';
import { type ContestNotice, ignored } from './contest_notice';
import { fieldText, type Known, readField } from './field_text';

/**
 * A contest in the page's address. A plain match says `ai`, `vs`, `games`, `seed` and `nodes`, as every page does; what
 * else there is only the lab reads: `ms=50` instead of nodes, `sprt=0,10` or `sprt=0,10,0.05,0.05`, `form=robin`, and
 * `field=140.orcs,20.blur,0`, all players where they are more than two or not as they are. `form=scores` always names all
 * in `field`: in a game without an opponent `vs` means something else. Weights of one's own are too much for an address.
 */
export type ContestAddress = UrlParameters & {
  ms?: number;
  sprt?: string;
  form?: Form;
  field?: string;
  start?: string;
};

/** Games of each series, where nothing is said of them. */
export const USUAL_GAMES: Record<Form, number> = {
  match: 200,
  robin: 20,
  gauntlet: 20,
  ladder: 20,
  scores: 100,
};
const NODES = 2000;
const SEED = 1;

/** What a usual sequential test asks: is the first one better at all, and by how much at least? */
export const USUAL_SPRT: SprtSettings = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

/** What is read out of an address. */
export interface ReadContest {
  contest: Contest;
  /** What was wrong in it. */
  notices: ContestNotice[];
}

/** What a game has for an address to choose from. */
export interface Choices extends Known {
  /** The usual one first. */
  forms: readonly [Form, ...Form[]];
  /** Text form of a position that an address names; null where the rules refuse it. */
  startOf?(told: string): string | null;
}

/**
 * The contest that an address asks for. `parameters`: what all pages read of it; `given`: all of it; `a` and `b` are the
 * rungs that play where it names no players.
 */
export function contestOfAddress(
  { ai, vs, games, seed, nodes }: UrlParameters,
  given: ReadonlyMap<string, string>,
  choices: Choices,
  a: number,
  b: number,
): ReadContest {
  const { forms, rungs } = choices;
  const notices: ContestNotice[] = [];
  const tell = (notice: ContestNotice) => notices.push(notice);
  const read = <Value>(
    name: string,
    check: (text: string) => Value | null,
    reason: Pick<ContestNotice, 'reasonKey' | 'choices'>,
  ): Value | null => {
    const text = given.get(name)?.trim();
    if (text === undefined) return null;
    const value = check(text);
    if (value === null) tell(ignored(name, text, reason));
    return value;
  };
  const isForm = (text: string) => forms.find((known) => known === text.toLowerCase()) ?? null;
  const form = read('form', isForm, { reasonKey: 'notChoice', choices: forms }) ?? forms[0];
  const fieldGiven = given.get('field');
  const field = fieldGiven === undefined ? null : readField(fieldGiven, choices, tell);
  const milliseconds = read('ms', timeOf, { reasonKey: 'outOfRange' }) ?? 0;
  const contest: Contest = {
    form,
    players: field ?? (form === 'ladder' ? rungs.toReversed().map(plain) : [plain(ai ?? a), plain(vs ?? b)]),
    games: games ?? USUAL_GAMES[form],
    seed: seed ?? SEED,
    // 0 is "all the time there is" in a battle; a match has no time of its own.
    nodes: milliseconds > 0 ? 0 : nodes || NODES,
    milliseconds,
    sprt: form === 'match' ? read('sprt', sprtOf, { reasonKey: 'notChoice' }) : null,
    ...startIn(read('start', (text) => choices.startOf?.(text) ?? null, { reasonKey: 'notChoice' })),
  };
  if (fault(contest) === null) return { contest, notices };
  // A field that was refused is told already.
  if (field !== null || fieldGiven === undefined)
    tell(ignored('field', fieldGiven ?? form, { reasonKey: 'notChoice' }));
  return { contest: { ...contest, form: forms[0], players: [plain(ai ?? a), plain(vs ?? b)] }, notices };
}

/** What an address says of a contest, so that it is read as the same one. */
export function addressOf(game: string, contest: Contest): ContestAddress {
  const { form, players, games, seed, nodes, milliseconds, sprt, start } = contest;
  const isPlainMatch = form === 'match' && players.every((player) => isPlain({ ...player, weights: null }));
  return {
    game,
    ...(form === 'scores' ? {} : { ai: playerAt(players, 0).rung, vs: playerAt(players, 1).rung }),
    games,
    seed,
    ...(milliseconds > 0 ? { ms: milliseconds } : { nodes }),
    ...(sprt === null ? {} : { sprt: Object.values(sprt).join(',') }),
    ...(form === 'match' ? {} : { form }),
    ...(isPlainMatch ? {} : { field: fieldText(players) }),
    ...startIn(start),
  };
}

function startIn(start: string | null | undefined): { start?: string } {
  return start == null ? {} : { start };
}

/** Whether two contests have the same games. */
export function isSameContest(one: Contest, other: Contest): boolean {
  return JSON.stringify(addressOf('', one)) === JSON.stringify(addressOf('', other));
}

function timeOf(text: string): number | null {
  const time = toNumber(text);
  return time !== null && time > 0 && time <= TIME_MAX ? time : null;
}

function sprtOf(text: string): SprtSettings | null {
  const numbers = text.split(',').map((part) => toNumber(part.trim()));
  if (numbers.length > 4) return null;
  const [elo0, elo1, alpha = USUAL_SPRT.alpha, beta = USUAL_SPRT.beta] = numbers;
  const read = v.safeParse(SPRT, { elo0, elo1, alpha, beta });
  return read.success ? read.output : null;
}
