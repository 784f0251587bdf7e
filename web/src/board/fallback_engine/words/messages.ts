import { messages as house } from '../../../i18n/messages';
import { defineWords } from '../../../i18n/words';

/** What is said while an opponent's weights are on their way, and the house’s words. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  house,
);
