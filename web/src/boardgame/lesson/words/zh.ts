import type { en } from './en';

export const zh: typeof en = {
  lessonTitle: '半分钟小课',
  lessonStep: (step, all) => `${step} / ${all}`,
  lessonTap: '轮到你。点一下即可。',
  lessonMove: '轮到你：先点棋子，再点落点。',
  lessonMissed: '不在那里。下在圈出的点上。',
  lessonAnswering: '对手应手中……',
  lessonNext: '下一步',
  lessonPlay: (name) => `开始对局：${name}`,
  lessonSkip: (name) => `跳过，直接对${name}`,
};
