import type { en } from './en';

export const zh: typeof en = {
  offer: '提和',
  answers: {
    early: (name) => `${name}不同意：现在谈和还太早。`,
    again: (name) => `${name}刚刚拒绝过。`,
    unknown: (name) => `${name}想先走一着再说。`,
    better: (name) => `${name}不同意：它觉得自己形势不错。`,
  },
};
