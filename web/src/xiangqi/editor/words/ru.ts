import type { en } from './en';

export const ru: typeof en = {
  astray: (piece, cell) => `${piece} не может стоять на ${cell}.`,
  tooMany: (piece, most) => `${piece}: не больше ${most}.`,
  facing: 'Генералы смотрят друг на друга: сдвиньте одного или поставьте фигуру между ними.',
  leftInCheck: (colour) => `${colour}: генерал под боем, а ход не их.`,
  bothInCheck: 'Под боем оба генерала.',
};
