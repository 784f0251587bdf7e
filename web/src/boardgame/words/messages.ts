import { messages as standIn } from '../../board/stand_in/words/messages';
import { defineWords } from '../../i18n/words';

/** What every board game says, the words of who stands in, and the house’s. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  standIn,
);

export type Messages = typeof messages.value;
