import { defineWords } from '../../i18n/words';
import { messages as play } from '../../play/words/messages';

/** What tactics says, and the words of every game. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  play,
);

export type Messages = typeof messages.value;
