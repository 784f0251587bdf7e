import { messages as fallbackEngine } from '../../board/fallback_engine/words/messages';
import { defineWords } from '../../i18n/words';

/** What every board game says, the words of the fallback engine, and the words that the whole page shares. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  fallbackEngine,
);

export type Messages = typeof messages.value;
