import { defineWords } from '../../../i18n/words';
import { messages as tactics } from '../../words/messages';

/** How battles are set up and left, and the words of tactics that this stands among. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  tactics,
);
