import { type Language, language } from '../i18n/languages';
import type { Sign } from '../shell/session/registry';

const SIGNS: Record<Language, Sign> = {
  en: { title: '2048', line: 'Slide, merge, make room.' },
  zh: { title: '2048', line: '滑动，合并，腾出空间。' },
  ru: { title: '2048', line: 'Сдвигайте, складывайте, не теснитесь.' },
};

/** 2048 on its card, in the language in use. */
export function sign(): Sign {
  return SIGNS[language.value];
}
