import type { en } from './en';

/** 每日谜题的中文词句。 */
export const zh: typeof en = {
  dailySolved: '已解开',
};
