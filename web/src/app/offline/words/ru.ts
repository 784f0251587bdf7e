import type { en } from './en';

/** Слова об игре без сети и о новых версиях, по-русски. */
export const ru: typeof en = {
  playable: (names) => ` Можно играть: ${names}.`,
  updateReady: 'Готова новая версия.',
  update: 'Обновить',
  playingElsewhere: 'В другой вкладке идёт партия. Закончите её, затем обновите.',
};
