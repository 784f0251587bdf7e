import { type Language, language } from '../i18n/languages';
import type { Sign } from '../shell/session/registry';

const SIGNS: Record<Language, Sign> = {
  en: { title: 'Othello', line: 'Enclose them, and they are yours.' },
  zh: { title: '黑白棋', line: '夹住，就是你的。' },
  ru: { title: 'Отелло', line: 'Зажал – и фишки твои.' },
};

/** Othello on its card, in the language in use. */
export function sign(): Sign {
  return SIGNS[language.value];
}
