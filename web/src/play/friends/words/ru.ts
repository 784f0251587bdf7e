import type { en } from './en';

/** Words of a game between two people in Russian. */
export const ru: typeof en = {
  player: (number) => `Игрок ${number}`,
  engine: 'Компьютер',
  friendBeside: 'Друг рядом',
  screenTurns: 'Поворачивать экран после хода',
  screenTurnsHint: 'Если телефон лежит между вами. Без подсказок и рейтинга; разбор – после партии.',
  agreeDraw: 'Согласиться на ничью',
};
