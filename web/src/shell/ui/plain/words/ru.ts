import type { en } from './en';

/** Слова о странице без оформления по-русски. */
export const ru: typeof en = {
  plainer: 'Без него страница выглядит проще.',
};
