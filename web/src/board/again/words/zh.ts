import type { en } from './en';

export const zh: typeof en = {
  yours: '你的走法',
  theirs: (name) => `${name}的走法`,
  better: '引擎估值更高的走法',
  valued: '引擎的看法。',
  same: '引擎没有找到更好的走法。',
  thinking: '正在想……',
  lost: '分析出了故障。请重新加载页面。',
  tryAgain: '从这里再试一次',
};
