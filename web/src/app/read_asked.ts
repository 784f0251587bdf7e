import type { Sessions } from '../shell/sessions';
import { FAIR, parseUrl, readAddress } from '../shell/url_parameters';
import { type Asked, readEarly } from './asked';
import { GAMES } from './games';
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
  const isFair = readAddress(search, hash).get('ai') === FAIR;
  if (isFair) Object.assign(parameters, await fairParameters(game));
  return { address, parameters, notices, game };
}

/** Names of all that an address can say to one game alone. */
function ownNames(): string[] {
  return [...new Set(GAMES.flatMap(({ parameters }) => parameters))];
}

/** The opponent that fits, in words of an address. */
const fairParameters = (game: OpenGame) =>
  import('./fair_parameters').then(({ fairParameters }) => fairParameters(game));
