import type { en } from './en';

const cells = (names: string, count: number) => (names.split(' ').length < count ? `${names} …` : names);

/** Слова редактора карт по-русски. */
export const ru: typeof en = {
  title: 'Нарисовать карту',
  brushes: 'Чем рисовать',
  even: 'Одинаково для обеих сторон',
  help: 'Стрелки двигают, Enter рисует, U отменяет.',
  draw: 'Случайная карта',
  clear: 'Пустая карта',
  fair: 'Честная карта, можно играть.',
  playable: 'Можно играть. Но учтите:',
  lab: 'Сравнить соперников',
  faults: {
    noUnits: 'У каждой стороны должен быть хотя бы один боец.',
    tooMany: 'У стороны не больше восьми бойцов.',
  },
  notes: {
    apart: (names, count) => `Нет пути к врагу: ${cells(names, count)}`,
    oneWay: (names, count) => `Стороны встречаются только через ${cells(names, count)}.`,
    deadEnd: (names, count) => `Тупики: ${cells(names, count)}`,
    exposed: (names, count) => `Под ударом в первый же ход: ${cells(names, count)}`,
    lopsided: (names, count) => `Не одинаково для сторон: ${cells(names, count)}`,
  },
};
