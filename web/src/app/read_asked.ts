import { parseUrl } from '../shell/address/url_parameters';
import { FAIR, FRIEND, readAddress, type UrlParameters } from '../shell/address/url_text';
import type { GameEntry } from '../shell/session/registry';
import type { Sessions } from '../shell/session/sessions';
import type { Asked, EarlyAsked } from './asked';
import { GAMES, gameOf } from './games';
import { type OpenGame, openGame } from './open_game';

/** Reads an address and loads the game that it asks for. Throws what `openGame` throws. */
export async function readAsked(sessions: Sessions, address: string): Promise<Asked> {
  const { search, hash } = new URL(address);
  const early = readEarly(address);
  if (early.entry === null) return { ...early, game: null };
  const game = await openGame(sessions, early.entry);
  const { part, session } = game;
  const games = GAMES.map(({ name }) => name);
  const rungs = session.ladder.map(({ rung }) => rung);
  const { parameters, notices } = parseUrl(search, hash, { games, rungs }, part.parameters, ownNames());
  const asked = readAddress(search, hash).get('ai');
  if (asked === FAIR) Object.assign(parameters, await fairParameters(game));
  if (asked === FRIEND) Object.assign(parameters, await friendParameters(parameters.names));
  if (parameters.challenge !== undefined) Object.assign(parameters, await chanceOf(parameters.challenge));
  return { address, parameters, notices, game };
}

/** Names of all that an address can say to one game alone. */
function ownNames(): string[] {
  return [...new Set(GAMES.flatMap(({ parameters }) => parameters))];
}

/** The opponent that fits, in words of an address. */
const fairParameters = (game: OpenGame) =>
  import('./fair_parameters').then(({ fairParameters }) => fairParameters(game));

/** Two people, by the names that the address gives, else by those that they have until they say their own. */
const friendParameters = (names?: string) =>
  import('../play/friends/unnamed').then(async ({ unnamed }) => ({ friends: await unnamed(names) }));

/** What the opponent's chance is drawn from in a challenge. */
const chanceOf = (text: string) =>
  import('../play/challenge/challenge').then(({ readChallenge }) => ({
    chance: readChallenge(text)?.chance,
  }));

/** What an address says to every game alike; values that only a game can judge are taken as they are. */
export function readEarly(address: string): EarlyAsked {
  const { search, hash } = new URL(address);
  const choices = { games: GAMES.map(({ name }) => name), rungs: [] };
  const { parameters, notices } = parseUrl(search, hash, choices);
  const entry = gameOf(parameters.game);
  const isAsked = isAskedFor(entry, parameters, readAddress(search, hash));
  return { address, parameters, notices, entry: isAsked ? entry : null };
}

/** Whether an address wants more than the home screen; benches and tests want a game to drive. */
function isAskedFor(
  game: GameEntry,
  { game: named, vs, perf }: UrlParameters,
  given: ReadonlyMap<string, string>,
): boolean {
  return (
    named !== undefined ||
    given.has('ai') ||
    vs !== undefined ||
    perf === true ||
    game.parameters.some((name) => given.has(name))
  );
}
