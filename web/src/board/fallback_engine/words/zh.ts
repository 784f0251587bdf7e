import type { en } from './en';

/** Words about the fallback engine, in simplified Chinese. */
export const zh: typeof en = {
  standsIn: (name) => `${name}先来帮忙。`,
  learnedLoading: (name) => `正在加载${name}……`,
  learnedUnreachable: (name) => `无法加载${name}。请检查网络。`,
  learnedDamaged: (name) => `${name}的数据已损坏。`,
  learnedRefused: (name) => `${name}无法在此设备上使用。`,
};
