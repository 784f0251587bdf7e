import { defineWords } from '../../../i18n/words';
import { messages as othello } from '../../words/messages';

/** What is told of lines that win again and again, and the words of Othello. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  othello,
);

export type Messages = typeof messages.value;
