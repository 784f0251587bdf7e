import * as v from 'valibot';
import type { SprtSettings } from '../../../wasm/lab';
import { nearestRung, type UrlNotice, type UrlParameters } from '../shell/url_parameters';
import { type Contest, type Form, isPlain, type Player, plain, playerAt } from './contest';
import { fault, PLAYERS_MAX, SPRT, TIME_MAX } from './contest_fields';

/**
 * A contest in the page's address. A plain match says `ai`, `vs`, `games`, `seed` and `nodes`, as every page does; what
 * else there is only the lab reads: `ms=50` instead of nodes, `sprt=0,10` or `sprt=0,10,0.05,0.05`, `form=robin`, and
 * `field=140.orcs,20.blur,0`, all players where they are more than two or not as they are. `form=scores` always names all
 * in `field`: in a game without an opponent `vs` means something else. Weights of one's own are too much for an address.
 */
export type ContestAddress = UrlParameters & { ms?: number; sprt?: string; form?: Form; field?: string };

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

const BLUR = 'blur';

/** What is read out of an address. */
export interface ReadContest {
  contest: Contest;
  /** What was wrong in it. */
  notices: UrlNotice[];
}

/**
 * The contest that an address asks for. `parameters`: what all pages read of it; `given`: all of it; `forms`: those that the
 * game has, the usual one first; `rungs`: those there are, ascending; `a` and `b` are taken where it names no players.
 */
export function contestOfAddress(
  { ai, vs, games, seed, nodes }: UrlParameters,
  given: ReadonlyMap<string, string>,
  forms: readonly [Form, ...Form[]],
  rungs: readonly number[],
  a: number,
  b: number,
): ReadContest {
  const notices: UrlNotice[] = [];
  const read = <Value>(name: string, check: (text: string) => Value | null): Value | null => {
    const text = given.get(name)?.trim();
    if (text === undefined) return null;
    const value = check(text);
    if (value === null) notices.push({ parameter: name, given: text, used: null, reasonKey: 'notChoice' });
    return value;
  };
  const form = read('form', (text) => forms.find((known) => known === text) ?? null) ?? forms[0];
  const field = read('field', (text) => playersOf(text, rungs));
  const milliseconds = read('ms', timeOf) ?? 0;
  const contest: Contest = {
    form,
    players: field ?? (form === 'ladder' ? rungs.toReversed().map(plain) : [plain(ai ?? a), plain(vs ?? b)]),
    games: games ?? USUAL_GAMES[form],
    seed: seed ?? SEED,
    // 0 is "all the time there is" in a battle; a match has no time of its own.
    nodes: milliseconds > 0 ? 0 : nodes || NODES,
    milliseconds,
    sprt: form === 'match' ? read('sprt', sprtOf) : null,
  };
  if (fault(contest) === null) return { contest, notices };
  notices.push({ parameter: 'field', given: given.get('field') ?? form, used: null, reasonKey: 'notChoice' });
  return { contest: { ...contest, form: forms[0], players: [plain(ai ?? a), plain(vs ?? b)] }, notices };
}

/** What an address says of a contest, so that it is read as the same one. */
export function addressOf(game: string, contest: Contest): ContestAddress {
  const { form, players, games, seed, nodes, milliseconds, sprt } = contest;
  const isPlainMatch = form === 'match' && players.every((player) => isPlain({ ...player, weights: null }));
  return {
    game,
    ...(form === 'scores' ? {} : { ai: playerAt(players, 0).rung, vs: playerAt(players, 1).rung }),
    games,
    seed,
    ...(milliseconds > 0 ? { ms: milliseconds } : { nodes }),
    ...(sprt === null ? {} : { sprt: Object.values(sprt).join(',') }),
    ...(form === 'match' ? {} : { form }),
    ...(isPlainMatch ? {} : { field: players.map(textOf).join(',') }),
  };
}

/** Whether two contests have the same games. */
export function isSameContest(one: Contest, other: Contest): boolean {
  return JSON.stringify(addressOf('', one)) === JSON.stringify(addressOf('', other));
}

function textOf({ rung, personality, blur }: Player): string {
  return [String(rung), personality, blur ? BLUR : ''].filter(Boolean).join('.');
}

function playersOf(text: string, rungs: readonly number[]): Player[] | null {
  const parts = text.split(',');
  if (parts.length > PLAYERS_MAX) return null;
  const players = parts.map((part) => {
    const [rung = '', ...words] = part.split('.');
    if (!/^\d{1,4}$/.test(rung)) return null;
    const personality = words.find((word) => word !== BLUR) ?? '';
    return { rung: nearestRung(Number(rung), rungs), personality, blur: words.includes(BLUR), weights: null };
  });
  return players.every((player) => player !== null) ? players : null;
}

function timeOf(text: string): number | null {
  const time = Number(text);
  return time > 0 && time <= TIME_MAX ? time : null;
}

function sprtOf(text: string): SprtSettings | null {
  const [elo0, elo1, alpha = USUAL_SPRT.alpha, beta = USUAL_SPRT.beta] = text.split(',').map(Number);
  const read = v.safeParse(SPRT, { elo0, elo1, alpha, beta });
  return read.success ? read.output : null;
}
