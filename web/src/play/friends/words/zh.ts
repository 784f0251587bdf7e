import type { en } from './en';

/** Words of a game between two people in simplified Chinese. */
export const zh: typeof en = {
  player: (number) => `玩家${number}`,
  engine: '电脑',
  friendBeside: '身边的朋友',
  screenTurns: '每回合后转动屏幕',
  screenTurnsHint: '适合手机放在两人中间。对局中没有提示和等级分，结束后可以分析。',
  agreeDraw: '商定和棋',
};
