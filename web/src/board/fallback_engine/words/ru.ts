import type { en } from './en';

/** Words about the fallback engine, in Russian. */
export const ru: typeof en = {
  standsIn: (name) => `Пока замещает ${name}.`,
  learnedComing: (name) => `Знания: ${name}, ещё в пути.`,
  learnedUnpacking: (name) => `Знания: ${name}, распаковываются.`,
  learnedUnreachable: (name) => `Знания: ${name}. Получить их не удалось, проверьте соединение.`,
  learnedDamaged: (name) => `Знания: ${name}. Они пришли повреждёнными.`,
  learnedRefused: (name) => `Знания: ${name}. Принять их здесь не удалось.`,
};
