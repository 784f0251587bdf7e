import type { en } from './en';

export const zh: typeof en = {
  seeking: (share) => `正在找问题出在哪：${share} …`,
  nothing: (name) => `${name}在这局的最后没有找到该怪的一步。`,
  costliest: (slide, played, best, share) => `第 ${slide} 步（${played}）损失最大：${best}要好 ${share}。`,
  byFar: (slide, played, best) => `第 ${slide} 步（${played}）损失最大：${best}要好得多。`,
  ended: (slide, played, best) => `第 ${slide} 步（${played}）让这局结束：换成向${best}滑还可能继续。`,
  byWhom: (name) => `按${name}的估值。`,
  show: '看看',
  goOn: '从那里继续',
  played: '所走',
  better: '更好',
  sharedTitle: (score) => `这局得了 ${score} 分`,
  sharedLine: (tile, slides) => `最大方块 ${tile}，共 ${slides} 步。`,
  playTiles: '用同样的方块玩',
};
