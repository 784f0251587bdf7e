import type { en } from './en';

export const zh: typeof en = {
  live_four: '两处成五',
  four_three: '四三同时',
  fours: '连续冲四',
  double_three: '双活三',
  three: '从活三开始',
  quiet: '静着',
  defence: '自己也受威胁',
};
