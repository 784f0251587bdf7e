import { type Signal, signal } from '@preact/signals';
import type { Masks } from './mask';
import type { Painter } from './painter';

/** Where a game's masks are to be had, and who draws them once they have come. */
interface Gallery {
  load: () => Promise<Masks>;
  painter: Signal<Painter | null>;
  asked: boolean;
}

const galleries = new Map<string, Gallery>();

/** Says where a game's masks are to be had; they are fetched when the first of its faces is to be seen. */
export function hang(game: string, load: () => Promise<Masks>): void {
  galleries.set(game, { load, painter: signal(null), asked: false });
}

/** Who draws a game's faces; null until its masks have come, and for a game that has none. */
export function painterFor(game: string): Painter | null {
  const gallery = galleries.get(game);
  if (gallery === undefined) return null;
  if (!gallery.asked) {
    gallery.asked = true;
    // Without faces the page is plainer, and nothing else; the next one to be seen asks again.
    fetchInto(gallery).catch(() => {
      gallery.asked = false;
    });
  }
  return gallery.painter.value;
}

async function fetchInto({ load, painter }: Gallery): Promise<void> {
  const [masks, { painterOf }] = await Promise.all([load(), import('./painter')]);
  painter.value = painterOf(masks);
}
