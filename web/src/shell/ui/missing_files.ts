import { signal } from '@preact/signals';
import { messages } from '../../i18n/messages';

/** What was thrown where a script did not come. */
const missing = new WeakSet<object>();

/** What the bundler's loader says of a style. */
const STYLE = /^Unable to preload CSS for (\S+)$/;

/**
 * From now on scripts that do not come are told from other errors. What a style does not come for opens without it;
 * `plain` hears the style's address.
 */
export function watchFiles(plain: (style: string) => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event;
    const style = STYLE.exec(payload.message)?.[1];
    if (style !== undefined) {
      event.preventDefault();
      plain(style);
    }
    // What a script throws by itself comes by here too.
    else if (payload instanceof TypeError) missing.add(payload);
  });
}

/** Whether this was thrown because a script did not come. */
export function isMissing(thrown: unknown): thrown is Error {
  return missing.has(Object(thrown));
}

/** What is said besides where there is no connection: what can be done without one. */
export const withoutConnection = signal<() => string>(() => '');

/** Why a file is not there, as far as a player can do something about it; `words` may end with its address. */
export function wordsForMissing(words: string): string {
  const t = messages.value;
  return navigator.onLine
    ? t.missingFile(/\/([^/]+)$/.exec(words)?.[1] ?? '')
    : t.offline + withoutConnection.value();
}
