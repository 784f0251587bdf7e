import type { en } from './en';

/** Words about the fallback engine, in simplified Chinese. */
export const zh: typeof en = {
  standsIn: (name) => `${name}暂时代替。`,
  learnedComing: (name) => `${name}学到的东西正在下载。`,
  learnedUnpacking: (name) => `${name}学到的东西正在解开。`,
  learnedUnreachable: (name) => `没能取到${name}学到的东西。请检查网络。`,
  learnedDamaged: (name) => `${name}学到的东西在路上损坏了。`,
  learnedRefused: (name) => `${name}学到的东西在这里用不上。`,
};
