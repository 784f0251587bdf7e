import type { en } from './en';

/** 全屏按钮的中文词条。 */
export const zh: typeof en = {
  enter: '全屏',
  leave: '退出全屏',
};
