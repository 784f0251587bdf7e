import type { en } from './en';

/** Words of sharing in simplified Chinese. */
export const zh: typeof en = {
  share: '分享',
  handed: {
    shared: '已分享',
    copied: '已复制',
    saved: '已保存',
  },
};
