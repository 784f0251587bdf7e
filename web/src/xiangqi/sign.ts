import { type Language, language } from '../i18n/languages';
import type { Sign } from '../shell/session/registry';

const SIGNS: Record<Language, Sign> = {
  en: { title: 'Xiangqi', line: 'Cross the river.' },
  zh: { title: '象棋', line: '过河，擒将。' },
  ru: { title: 'Сянци', line: 'За рекой – генерал.' },
};

/** Xiangqi on its card, in the language in use. */
export function sign(): Sign {
  return SIGNS[language.value];
}
