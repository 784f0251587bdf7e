import type { en } from './en';

/** Слова забегов дня в 2048 по-русски. */
export const ru: typeof en = {
  dailyRun: (name, points) => `Обойти: ${name}, ${points} очков`,
  dailyRunBody: 'Одна партия. Одинаковые сдвиги дают всем одинаковые плитки.',
  dailyScored: (points, tile) => `${points} очков, старшая плитка ${tile}`,
  dailyEngine: 'играл и движок',
};
