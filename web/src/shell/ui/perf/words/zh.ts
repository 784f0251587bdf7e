import type { en } from './en';

/** 等待时间的中文词条。 */
export const zh: typeof en = {
  perf: '感知等待',
  perfLast: '最近',
  perfFrames: '帧',
  perfBusy: '占用',
  perfActions: '着数',
  perfLongTasks: '长任务',
};
