import { LANGUAGES } from '../../../web/src/i18n/languages';
import type { Words } from '../../../web/src/i18n/words';

/** Before each file of tests: all words of the page in all languages, as a page has them before it draws. */
const modules = import.meta.glob<{ messages: Words<object> }>(
  ['../../../web/src/i18n/messages.ts', '../../../web/src/**/words/messages.ts'],
  { eager: true },
);
await Promise.all(
  Object.values(modules).flatMap(({ messages }) => LANGUAGES.map((code) => messages.loadIn(code))),
);
