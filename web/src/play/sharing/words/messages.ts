import { messages as shared } from '../../../i18n/messages';
import { defineWords } from '../../../i18n/words';
import { messages as share } from '../../../shell/ui/share/words/messages';

/** The words of the ways to share a game, and those that the whole page shares. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  share,
  shared,
);
