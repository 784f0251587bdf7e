import type { en } from './en';

/** Words about the fallback engine, in Russian. */
export const ru: typeof en = {
  standsIn: (name) => `Пока помогает ${name}.`,
  learnedLoading: (name) => `Загружается ${name} …`,
  learnedUnreachable: (name) => `Не удалось загрузить: ${name}. Проверьте соединение.`,
  learnedDamaged: (name) => `Загружено с повреждениями: ${name}.`,
  learnedRefused: (name) => `На этом устройстве не работает: ${name}.`,
};
