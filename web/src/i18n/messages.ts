import { computed, signal } from '@preact/signals';
import type { GameName } from '../engine/games';
import { LANGUAGES, type Language } from '../shell/url_parameters';
import { en, type Messages } from './en';
import { ru } from './ru';
import { zh } from './zh';

export type { Language, Messages };

export const TABLES: Record<Language, Messages> = { en, zh, ru };

/** The language in use. */
export const language = signal<Language>('en');

/** The table in use; reading it in a component subscribes the component to the language. */
export const messages = computed(() => TABLES[language.value]);

/** The first of the browser's languages that there is a table for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((code) => tag.toLowerCase().startsWith(code));
    if (known !== undefined) return known;
  }
  return 'en';
}

/** Name of a rung's opponent in the language in use; the engine's own where the table has none. */
export function rungName(
  table: Messages,
  rung: number,
  fallback: string,
  game: GameName = 'tactics',
): string {
  return rungText(table, `${RUNG_KEYS[game]}Name${rung}`, fallback);
}

/** A rung's idea in one phrase. */
export function rungIdea(
  table: Messages,
  rung: number,
  fallback: string,
  game: GameName = 'tactics',
): string {
  return rungText(table, `${RUNG_KEYS[game]}Idea${rung}`, fallback);
}

/** How the keys of a game's rungs begin. */
const RUNG_KEYS: Record<GameName, string> = {
  tactics: 'rung',
  gomoku: 'gomokuRung',
  twenty48: 'twenty48Rung',
};

function rungText(table: Messages, key: string, fallback: string): string {
  const text = (table as Record<string, unknown>)[key];
  return typeof text === 'string' ? text : fallback;
}
