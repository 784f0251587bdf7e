import type { GameEntry } from '../shell/registry';
import type { SettingsStore } from '../shell/settings_store';
import { parseUrl, readAddress, type UrlNotice, type UrlParameters } from '../shell/url_parameters';
import { GAMES, gameOf } from './games';
import type { OpenGame } from './open_game';

/** What an address asks for. */
export interface Asked {
  address: string;
  parameters: UrlParameters;
  /** What was wrong in it. */
  notices: UrlNotice[];
  /** The game that it means; null where it asks for no more than the home screen. */
  game: OpenGame | null;
}

/** The same before anything of the game has come. */
export interface EarlyAsked extends Omit<Asked, 'game'> {
  entry: GameEntry | null;
}

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

/** Has the page at the address that was meant, where a messenger or a hand has changed it. */
export async function mendLocation(): Promise<void> {
  const { search, hash } = location;
  const asked = search + hash;
  if (/^[?#\w=&.,+-]*$/.test(asked) && !/[.,]$|[A-Z]\w*=|=3D/.test(asked)) return;
  const script = await import('../shell/address_text');
  script.mendLocation();
}

/** What an address says of the page goes before what was saved. */
export function applyAsked(settings: SettingsStore, { lang, tempo }: UrlParameters): void {
  if (lang !== undefined) settings.language.value = lang;
  if (tempo !== undefined) settings.tempo.value = tempo;
}
