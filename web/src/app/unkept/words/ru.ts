import type { en } from './en';

/** Слова о том, что браузер не сохраняет, по-русски. */
export const ru: typeof en = {
  keepsNothing: 'В этом окне прогресс не сохранится.',
  unkept: (what) => `Хранилище заполнено. Не сохранено: ${what}.`,
  saveToFile: 'Сохранить в файл',
};
