import type { en } from './en';

export const zh: typeof en = {
  astray: (piece, cell) => `${piece}不可能在 ${cell}。`,
  tooMany: (piece, most) => `${piece}最多 ${most} 个。`,
  facing: '将帅照面：移开一个，或在中间放一个子。',
  leftInCheck: (colour) => `${colour}的将帅可被吃掉，却不轮到${colour}走。`,
  bothInCheck: '双方将帅都可被吃掉。',
};
