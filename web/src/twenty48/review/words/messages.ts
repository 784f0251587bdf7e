import { defineWords } from '../../../i18n/words';

/** What is said of a game that is over. */
export const messages = defineWords({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});

export type Messages = typeof messages.value;
