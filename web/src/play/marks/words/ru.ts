import type { en } from './en';

export const ru: typeof en = {
  title: 'Насколько хорошо сыграно',
  accuracy: 'Точность',
  kinds: { good: 'хорошо', small: 'потеря', mistake: 'ошибка', blunder: 'зевок' },
  moveWas: (move, kind) => `${move}: ${kind}.`,
  gaveAway: (share) => `Отдано ${share}.`,
  better: (move) => `Лучше было ${move}.`,
  weighing: (known, all) => `Ходы взвешиваются: ${known} из ${all} …`,
  byWhom: (name) => `По оценке: ${name}. 100\u00a0% — ни один ход не ухудшил позицию.`,
};
