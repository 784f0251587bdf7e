import type { en } from './en';

/** Слова об ожидании по-русски. */
export const ru: typeof en = {
  perf: 'Ожидание',
  perfLast: 'последнее',
  perfFrames: 'кадр',
  perfBusy: 'занят',
  perfActions: 'ходов',
  perfLongTasks: 'долгих задач',
};
