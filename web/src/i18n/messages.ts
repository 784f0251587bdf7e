import { defineWords } from './words';

/** The words that the whole page shares: what it says whatever is played. */
export const messages = defineWords({
  en: () => import('./words/en').then(({ en }) => en),
  zh: () => import('./words/zh').then(({ zh }) => zh),
  ru: () => import('./words/ru').then(({ ru }) => ru),
});

export type Messages = typeof messages.value;
