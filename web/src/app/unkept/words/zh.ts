import type { en } from './en';

/** 无法保存时的提示的中文词条。 */
export const zh: typeof en = {
  keepsNothing: '此窗口不会保存进度。',
  unkept: (what) => `存储空间已满，未保存：${what}。`,
  saveToFile: '存为文件',
};
