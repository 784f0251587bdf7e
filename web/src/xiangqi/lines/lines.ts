import type { Lines } from '../../board/said';
import { defineWords } from '../../i18n/words';

/** What the opponents say, in the language in use; fetched when the first of them speaks. */
export const lines = defineWords<Lines, []>({
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
  ru: () => import('./ru').then(({ ru }) => ru),
});
