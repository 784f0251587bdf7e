import { plural } from '../../../i18n/plural';
import type { en } from './en';

const movesOf = (moves: number) => `${moves} ${plural('ru', moves, 'ход', 'хода', 'ходов')}`;

export const ru: typeof en = {
  mateIn: (moves) => `Мат в ${movesOf(moves)}`,
  task: (colour, moves) => `Ходят: ${colour}. Мат в ${movesOf(moves)}.`,
  length: (moves) =>
    moves === 1
      ? 'Мат даёт один-единственный ход.'
      : `Один первый ход ведёт к мату в ${movesOf(moves)} при любых ответах.`,
  find: 'Найдите мат.',
  tooSlow: 'Так тоже победа, но дольше.',
  escapes: 'Так генерал спасётся.',
};
