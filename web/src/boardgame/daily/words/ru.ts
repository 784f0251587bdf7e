import type { en } from './en';

/** Слова ежедневных задач по-русски. */
export const ru: typeof en = {
  dailySolved: 'Решено',
};
