import { type Language, language } from '../i18n/languages';
import type { Sign } from '../shell/session/registry';

const SIGNS: Record<Language, Sign> = {
  en: { title: 'Gomoku', line: 'Five in a row. Nothing else.' },
  zh: { title: '五子棋', line: '五子连珠，仅此而已。' },
  ru: { title: 'Гомоку', line: 'Пять в ряд. И больше ничего.' },
};

/** Gomoku on its card, in the language in use. */
export function sign(): Sign {
  return SIGNS[language.value];
}
