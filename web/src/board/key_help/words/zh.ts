import type { en } from './en';

export const zh: typeof en = {
  title: '按键',
  close: '关闭',

  space: '空格',

  walk: '在棋盘上移动',
  choose: '选择格子',
  slide: '滑动方块',
  back: '后退一步',
  undo: '悔棋',
  hint: '提示',
  skip: '跳过等待',
  restart: '重走本回合',
  end: '结束回合',
  rest: '其余前进',
  threats: '显示威胁',
  engine: '让引擎走或停下',
  next: '下一题',
  step: '后退或前进一步',
  first: '到开头',
  last: '到结尾',
  play: '播放或暂停',
  help: '显示此列表',
};
