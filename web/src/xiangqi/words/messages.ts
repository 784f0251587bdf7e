import { defineWords } from '../../i18n/words';
import { messages as boardgame } from '../../play/words/messages';

/** What Xiangqi says, and the words of every board game. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  boardgame,
);

export type Messages = typeof messages.value;
