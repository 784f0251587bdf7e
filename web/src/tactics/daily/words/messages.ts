import { messages as daily } from '../../../daily/words/messages';
import { defineWords } from '../../../i18n/words';
import { messages as own } from '../../words/messages';

/** What battles of the day say, and the words that they stand among. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  own,
  daily,
);
