import { signal } from '@preact/signals';

export const LANGUAGES = ['en', 'zh', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文', ru: 'Русский' };

/** The language in use; `speak` (words.ts) changes it. */
export const language = signal<Language>('en');

/** The first of the browser's languages that the page speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((code) => tag.toLowerCase().startsWith(code));
    if (known !== undefined) return known;
  }
  return 'en';
}
