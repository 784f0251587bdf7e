import { defineWords } from '../../../i18n/words';

/** What keys are called and do. */
export const messages = defineWords({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});
