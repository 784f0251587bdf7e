import type { en } from './en';

/** 网址参数提示的中文词条。 */
export const zh: typeof en = {
  noticeParameter: (parameter, given, used) =>
    used === '' ? `已忽略 ${parameter}=${given}。` : `${parameter}=${given} 不可用，改用 ${used}。`,
  notRung: '没有这一级',
  outOfRange: '超出范围',
  notNumber: '不是整数',
  notChoice: '不在可选项中',
  notEven: '对局成对进行',
  notInMatch: '比赛需要上限',
  notOfMatch: '比赛中无效',
  notMoves: '不是这个游戏的着法',
  notOfGame: '与这个游戏无关',
};
