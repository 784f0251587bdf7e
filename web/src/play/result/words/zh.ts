import type { en } from './en';

/** Words of the card at the end of a game, in simplified Chinese. */
export const zh: typeof en = {
  rematchSame: '再来一局',
  nextRung: (name) => `下一个：${name}`,
  easierRung: (name) => `容易些：${name}`,
  watchBoard: '看棋盘',
  youWin: '你赢了',
  youLose: '你输了',
  playOnSought: '从转折点继续下',
  swapColours: '交换黑白',
  moreWays: '更多',
  byHints: (name) => `每一步都用了提示，${name}还等着你来战胜。`,
};
