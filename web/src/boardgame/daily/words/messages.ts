import { messages as daily } from '../../../daily/words/messages';
import { defineWords } from '../../../i18n/words';
import { messages as puzzles } from '../../puzzles/words/messages';

/** What the daily puzzles of every board game say, and the words that they stand among. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  puzzles,
  daily,
);
