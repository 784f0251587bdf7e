import { defineWords } from '../../../i18n/words';
import { messages as xiangqi } from '../../words/messages';

/** What is told of a search against the clock, and the words of Xiangqi. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  xiangqi,
);

export type Messages = typeof messages.value;
