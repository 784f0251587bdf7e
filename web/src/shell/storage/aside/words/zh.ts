import type { en } from './en';

/** 存档提示的中文词条。 */
export const zh: typeof en = {
  asideDamaged: (what) => `无法读取，已放到一边：${what}。`,
  asideNewer: (what) => `由本页的更新版本保存，已放到一边：${what}。`,
  asideOlder: (what) => `保存时的版本过旧，无法读取，已放到一边：${what}。`,
  leftElsewhere: (what) => `没有别的标签页打开着它了，从现在起在这里下的会保存：${what}。`,
  leftElsewhereAside: (what) =>
    `没有别的标签页打开着它了，从现在起在这里下的会保存，那边保存的已放到一边：${what}。`,
  goBackToAside: '改回那一份',
  noRoomForAside: '浏览器没有空间改回那一份，请把它存为文件。',
  saveAside: '存为文件',
  heldElsewhere: (what) => `另一个标签页正打开着它，在这里下的不会保存：${what}。`,
};
