import type { en } from './en';

export const zh: typeof en = {
  mateIn: (moves) => `${['一', '二', '三'][moves - 1] ?? moves}步杀`,
  task: (colour, moves) => `${colour}先走，${['一', '二', '三'][moves - 1] ?? moves}步杀。`,
  length: (moves) => (moves === 1 ? '只有一着能杀。' : '只有一个首着，不论对方怎样应，都能如期成杀。'),
  find: '找出杀着。',
  tooSlow: '也能赢，但慢了。',
  escapes: '这样将帅就逃脱了。',
};
