import type { en } from './en';

/** 每日 2048 的中文词句。 */
export const zh: typeof en = {
  dailyRun: (name, points) => `超过${name}：${points} 分`,
  dailyRunBody: '只此一局。同样的滑动，人人得到同样的方块。',
  dailyScored: (points, tile) => `${points} 分，最大方块 ${tile}`,
  dailyEngine: '引擎也参与了',
};
