import type { Signal } from '@preact/signals';
import { openRecord } from '../record/open_record';
import type { RecordSource } from '../record/source';
import type { CardScreen, GameCard } from '../shell/session/registry';
import type { Sessions } from '../shell/session/sessions';
import { GAMES } from './games';

/** What the app passes on. */
interface RecordServices {
  readonly sessions: Sessions;
  readonly cards: Signal<ReadonlyMap<string, GameCard>>;
  loadCards(): Promise<void>;
}

/** The player's own record, of a game first; opponents are named as on the games' cards. */
export async function openOwnRecord(app: RecordServices, game: string | undefined): Promise<CardScreen> {
  // What of them comes will do.
  await app.loadCards().catch(() => {});
  const sources = GAMES.flatMap(({ name, sign }): RecordSource[] => {
    const card = app.cards.value.get(name);
    if (card === undefined) return [];
    return [{ game: name, title: () => sign().title, ladder: card.ladder, words: () => card.words.value }];
  });
  return openRecord({
    sources,
    saves: app.sessions.commons.saves,
    game,
    loadPlaces: () => import('./kept_places').then(({ allPlaces }) => allPlaces()),
  });
}
