import { defineWords } from '../../../i18n/words';

/** What is said of playing without a connection and of new versions. */
export const messages = defineWords({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});
