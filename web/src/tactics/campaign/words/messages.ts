import { defineWords } from '../../../i18n/words';
import { messages as setup } from '../../setup/words/messages';
import { messages as task } from '../../task/words/messages';

/** The campaign, and the words of tasks and set-ups that it stands among. */
export const messages = defineWords(
  {
    en: () => import('./en').then(({ en }) => en),
    zh: () => import('./zh').then(({ zh }) => zh),
    ru: () => import('./ru').then(({ ru }) => ru),
  },
  task,
  setup,
);

export type Messages = typeof messages.value;
