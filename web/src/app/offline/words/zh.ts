import type { en } from './en';

/** 离线游玩与新版本的中文词条。 */
export const zh: typeof en = {
  playable: (names) => `可以玩：${names}。`,
  updateReady: '新版本已就绪。',
  update: '更新',
  playingElsewhere: '另一个标签页中正在对局，结束后再更新。',
};
