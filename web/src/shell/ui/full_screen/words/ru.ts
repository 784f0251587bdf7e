import type { en } from './en';

/** Слова кнопки полного экрана, по-русски. */
export const ru: typeof en = {
  enter: 'На весь экран',
  leave: 'Выйти из полного экрана',
};
