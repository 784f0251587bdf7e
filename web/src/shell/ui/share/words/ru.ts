import type { en } from './en';

/** Words of sharing in Russian. */
export const ru: typeof en = {
  share: 'Поделиться',
  handed: {
    shared: 'Отправлено',
    copied: 'Скопировано',
    saved: 'Сохранено',
  },
};
