import { defineWords } from '../../../../i18n/words';

/** What the full-screen button says. */
export const messages = defineWords({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});
