import { type Language, language } from '../i18n/languages';
import type { Sign } from '../shell/session/registry';

const SIGNS: Record<Language, Sign> = {
  en: { title: 'Tactics', line: 'Six against six on a hundred cells. No dice, nothing hidden.' },
  zh: { title: '战棋', line: '百格棋盘，六对六。没有骰子，一切公开。' },
  ru: { title: 'Тактика', line: 'Шесть на шесть, сто клеток. Ни кубиков, ни тайн.' },
};

/** Tactics on its card, in the language in use. */
export function sign(): Sign {
  return SIGNS[language.value];
}
