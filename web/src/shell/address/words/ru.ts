import type { en } from './en';

/** Слова о значениях в адресе по-русски. */
export const ru: typeof en = {
  noticeParameter: (parameter, given, used) =>
    used === ''
      ? `${parameter}=${given} не учитывается.`
      : `${parameter}=${given} невозможно; взято ${used}.`,
  notRung: 'Такой ступени нет',
  outOfRange: 'Вне допустимых пределов',
  notNumber: 'Не целое число',
  notChoice: 'Нет такого значения',
  notEven: 'Партии играются парами',
  notInMatch: 'Матчу нужен предел',
  notOfMatch: 'В матче не действует',
  notMoves: 'Это не ходы этой игры',
  notOfGame: 'К этой игре не относится',
};
