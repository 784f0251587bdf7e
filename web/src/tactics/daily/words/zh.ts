import type { en } from './en';

/** 每日战斗的中文词句。 */
export const zh: typeof en = {
  dailyBattle: (side) => (side === 0 ? '你执蓝方，先行。' : '你执橙方，后行。'),
  dailyWon: (count, left) => `${count} 回合获胜，剩 ${left} 个单位`,
  dailyLost: (count, left) => `${count} 回合落败，对方剩 ${left} 个单位`,
  dailyDrawn: (count) => `${count} 回合后未能获胜`,
};
