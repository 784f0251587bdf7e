import type { UrlNotice } from '../shell/address/url_checks';
import type { UrlParameters } from '../shell/address/url_text';
import type { GameEntry } from '../shell/session/registry';
import type { SettingsStore } from '../shell/storage/settings_store';
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

/** Has the page at the address that was meant, where a messenger or a hand has changed it. */
export async function mendLocation(): Promise<void> {
  const { search, hash } = location;
  const asked = search + hash;
  if (/^[?#\w=&.,+-]*$/.test(asked) && !/[.,]$|[A-Z]\w*=|=3D/.test(asked)) return;
  const script = await import('../shell/address/address_text');
  script.mendLocation();
}

/** What an address says of the page goes before what was saved. */
export function applyAsked(settings: SettingsStore, { lang, tempo }: UrlParameters): void {
  if (lang !== undefined) settings.language.value = lang;
  if (tempo !== undefined) settings.tempo.value = tempo;
}
