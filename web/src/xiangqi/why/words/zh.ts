import type { en } from './en';

export const zh: typeof en = {
  empty: '请先选棋子',
  theirs: '不是你的棋子',
  stuck: '这枚棋子无处可走',
  stuckInCheck: '这枚棋子解不了将',
  ways: {
    general: '将帅沿线走一步',
    advisor: '士斜走一步',
    elephant: '象走田字',
    horse: '马走日字',
    chariot: '车沿直线走',
    cannon: '炮沿直线走',
    soldier: '兵卒沿线走一步',
  },
  obstacles: {
    ownPiece: '这是自己的棋子',
    palace: '不得出九宫',
    river: '象不过河',
    eye: '塞象眼',
    leg: '蹩马腿',
    blocked: '中间有棋子',
    noScreen: '炮吃子须有炮架',
    screen: '炮只能隔一子',
    back: '兵卒不后退',
    aside: '兵卒过河才能横走',
    facing: '将帅不得照面',
    inCheck: '须先应将',
    exposes: '这样会被将军',
  },
};
