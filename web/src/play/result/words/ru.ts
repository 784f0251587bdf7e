import type { en } from './en';

/** Words of the card at the end of a game, in Russian. */
export const ru: typeof en = {
  rematchSame: 'Реванш',
  nextRung: (name) => `Дальше: ${name}`,
  easierRung: (name) => `Полегче: ${name}`,
  watchBoard: 'К доске',
  youWin: 'Вы выиграли',
  youLose: 'Вы проиграли',
  playOnSought: 'Сыграть с перелома',
  swapColours: 'Сменить цвета',
  moreWays: 'Ещё',
  byHints: (name) => `Все ходы подсказаны: ${name} ещё ждёт вашей победы.`,
};
