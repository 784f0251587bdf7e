import { LANGUAGES, type Language, language } from '../../../web/src/i18n/languages';
import type { Words } from '../../../web/src/i18n/words';

/** A part's words in each language, as a page reads them. */
export function tablesOf<Table extends object>(words: Words<Table>): Record<Language, Table> {
  const spoken = language.value;
  const tables = LANGUAGES.map((code) => {
    language.value = code;
    return [code, words.value] as const;
  });
  language.value = spoken;
  return Object.fromEntries(tables) as Record<Language, Table>;
}
