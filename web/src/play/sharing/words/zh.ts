import type { en } from './en';

/** Words of the ways to share a game in simplified Chinese. */
export const zh: typeof en = {
  shareWatch: '观看这一局',
  shareWatchHint: '打开链接即可回放整局。',
  sharePicture: '图片',
  sharePictureHint: '转折点的静图或动图。',
  shareShape: '形状',
  shapeWide: '宽幅',
  shapeSquare: '方形',
  shareStill: '图片',
  shareMoving: '动图',
  shareMaking: (percent) => `制作中：${percent} %`,
  shareSave: '保存或分享',
  shareFailed: '此处无法制作图片。',
};
