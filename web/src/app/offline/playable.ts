import { signal } from '@preact/signals';
import { moduleUrl } from '../../engine/load_module';
import { withoutConnection } from '../../shell/ui/missing_files';
import { GAMES } from '../games';
import { type Browsed, keptEngine } from './kept_engines';
import { messages } from './words/messages';

export const browsed: Browsed = {
  // Asked for late: where the browser refuses it, it throws.
  caches: { open: (name) => caches.open(name) },
  fetch: (request) => fetch(request),
};

/** Titles of the games whose engines are kept. */
const titles = signal<readonly (() => string)[]>([]);

/** From now on the words for a missing connection say what can be played without one. */
export async function tellPlayable(): Promise<void> {
  withoutConnection.value = () => {
    const names = titles.value.map((title) => title()).join(', ');
    return names === '' ? '' : messages.value.playable(names);
  };
  window.addEventListener('offline', () => void find());
  await messages.load();
  if (!navigator.onLine) await find();
}

async function find(): Promise<void> {
  const kept = await Promise.all(
    GAMES.map(async (game) =>
      (await keptEngine(moduleUrl(game.build), browsed)) === undefined ? [] : [game],
    ),
  );
  titles.value = kept.flat().map((game) => () => game.sign().title);
}
