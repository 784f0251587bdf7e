import { defineWords } from '../../../i18n/words';
import { messages as shared } from '../../words/messages';

/** What the card at the end of a game says, and the words that they stand among. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  shared,
);

export type Messages = typeof messages.value;
