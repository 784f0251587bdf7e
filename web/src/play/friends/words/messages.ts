import { defineWords } from '../../../i18n/words';

/** The words of a game between two people on one screen. */
export const messages = defineWords({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});
