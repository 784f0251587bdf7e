import type { en } from './en';

export const ru: typeof en = {
  title: 'Расставить позицию',
  position: 'Позиция',
  pieces: 'Фигуры',
  pieceLeft: (piece, left) => `${piece}, осталось ${left}`,
  erase: 'Снять',
  clear: 'Пустая доска',
  usual: 'Обычное начало',
  empty: 'пусто',
  toMove: 'Чей ход',
  playable: 'Эту позицию можно играть.',
  refused: {
    place: 'Эта фигура не может там стоять.',
    most: 'Все такие фигуры уже на доске.',
    needed: 'Эту фигуру можно передвинуть, но не снять.',
  },
  unread: 'Этот текст не читается.',
  analyse: 'Анализ',
};
