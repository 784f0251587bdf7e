import type { en } from './en';

export const zh: typeof en = {
  title: '摆局面',
  position: '局面',
  pieces: '棋子',
  pieceLeft: (piece, left) => `${piece}，还剩 ${left} 个`,
  erase: '拿掉',
  clear: '清空棋盘',
  usual: '标准开局',
  empty: '空',
  toMove: '先走方',
  playable: '这个局面可以下。',
  refused: {
    place: '这个棋子不能放在那里。',
    most: '这种棋子已经全在棋盘上。',
    needed: '这个棋子只能移动，不能拿掉。',
  },
  unread: '这段文字读不出局面。',
  analyse: '分析',
};
