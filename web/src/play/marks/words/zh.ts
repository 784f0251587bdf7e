import type { en } from './en';

export const zh: typeof en = {
  title: '下得怎么样',
  accuracy: '准确度',
  kinds: { good: '好棋', small: '小损', mistake: '失误', blunder: '大错' },
  moveWas: (move, kind) => `${move}：${kind}。`,
  gaveAway: (share) => `送掉了 ${share}。`,
  better: (move) => `${move} 更好。`,
  weighing: (known, all) => `正在衡量每一手：${known} / ${all} …`,
  byWhom: (name) => `按${name}的估值。100\u00a0% 表示没有一手让局面变差。`,
};
