import { defineWords } from '../../../i18n/words';
import { messages as tactics } from '../../words/messages';

/** What decides a battle besides the last unit standing, and what sets units apart. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  tactics,
);

export type Messages = typeof messages.value;
