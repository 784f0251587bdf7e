/**
 * Runs before anything is painted: light or dark where the player has chosen, and, where the address asks for nothing, the still
 * frame of the home screen (web/plugins/first_frame.ts) in the player's language, until the page itself renders. It is built by itself, as
 * `first_frame.js`: it imports nothing.
 */

const root = document.documentElement;

/** What the settings keep (shell/storage/settings_store.ts), unread. */
let kept = '';
try {
  kept = localStorage['forethought.settings'];
} catch {
  // Refused: then nothing was chosen.
}

/** A choice that was made; undefined for none and for "auto". */
const chosen = (name: string) => new RegExp(`"${name}":"(?!auto)(\\w+)`).exec(kept)?.[1];

const theme = chosen('theme');
if (theme) root.dataset['theme'] = theme;

if (location.search + location.hash === '') {
  // As i18n/languages.ts prefers one.
  root.lang = chosen('language') ?? /\b(en|zh|ru)/.exec(`${navigator.languages} en`)![1]!;
  root.id = 'at-home';
  // A script has not come: what the document says of that is seen instead.
  addEventListener(
    'error',
    () => {
      root.id = '';
    },
    true,
  );
}

export {};
