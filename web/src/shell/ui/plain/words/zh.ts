import type { en } from './en';

/** 样式缺失提示的中文词条。 */
export const zh: typeof en = {
  plainer: '页面会显得简单一些。',
};
