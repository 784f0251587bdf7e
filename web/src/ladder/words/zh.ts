import type { en } from './en';

/** The ladder’s words in simplified Chinese. */
export const zh: typeof en = {
  ladderOf: (game) => `${game}：天梯`,
  ladderIs: (count, last) =>
    `${count} 个对手，每一个都比下一级多一个想法。编号从最低的第 0 级到顶峰的第 ${last} 级。`,
  ladderMeasured: '程序让每个对手与下一级对弈。数字为得分率及其 95 % 区间。',
  ladderMeasuredAt: (games, nodes) =>
    `程序让每个对手与下一级对弈：${games} 局，每回合 ${nodes} 个节点。数字为得分率及其 95 % 区间。`,
  ladderMeasuredAlone: '每个对手独自玩同样的局。',
  ladderShort: (beaten, count, next) => `${count} 个对手的天梯。已战胜 ${beaten} 个。下一个：${next}。`,

  summit: '顶峰',
  lowest: '最低',
  youAreHere: '你在这里',
  youStartHere: '你从这里开始',
  nextOpponent: '下一个',
  summitAbove: (name, steps) => `顶峰${name}在你上方 ${steps} 步`,
  atSummit: (name) => `你战胜了${name}，上面没有别人了。`,
  beatenOf: (beaten, count) => `已战胜 ${beaten} / ${count}`,
  offerMoves: '赢了，下一个对手高一级；连输两次，低一级。',
  yourBest: (points) => `你的最高分：${points}`,
  nextPoints: (points) => `超过 ${points} 分`,

  wonTimes: (count) => `胜 ${count} 次`,
  lostTimes: (count) => `负 ${count} 次`,

  watch: '看它玩',
  playYourself: '自己玩',

  winsOf: (won, games) => `对下一级 ${games} 局胜 ${won} 局。`,
  winsAll: '对下一级全胜。',
  winsNothing: '与下一级实力相当。',
  alike: (count) => `这 ${count} 个实力相当，合为天梯的一步。`,
  losesTo: (won, games) => `不如下一级：${games} 局只胜 ${won} 局。`,
  scoresTimes: (times) => `得分是下一级的 ${times} 倍。`,
  scoresSame: '得分与下一级差不多。',
  notMeasured: '还没有测过。',
  measuredBefore: '改动之前测的',
  figuresOfWins: (share, interval) => `${share}\u00a0%（${interval}）`,
  figuresOfPoints: (mean, spread) => `平均 ${mean} ± ${spread} 分`,

  scaleSolid: '实线是实力，按比例。',
  scaleOpen: '断开处一局未失，实际差距未知。',
  scaleRoom: '虚线只是给名字留的地方。',

  climbed: (name) => `你战胜了${name}。`,
  offersNow: (name) => `下一个对手：${name}。`,
  passed: (name) => `你超过了${name}。`,
  passedNobody: '第一个对手还在前面。',
  newBest: '新的最高分！',
  passNext: (points) => `要超过 ${points} 分`,
  beatenBy: '你输给了',

  whatItSees: '它看到了什么',
  seesMore: (name, below) => `${name}看到而${below}看不到的`,
  sceneOfBelow: '下一级',
  sceneOfAbove: '上一级',
  wouldPlay: (name) => `${name}会在这里这样走`,
  plays: (name) => `${name}这样走`,
  sceneThinks: (judge, opinion) => `${judge}认为：${opinion}`,
  sceneHow: (judge, name) => `两者在此选择不同，${judge}赞同${name}。`,
  sceneHowAlike: (nodes, judgeNodes) =>
    `局面由程序找出。两者每回合 ${nodes} 个节点，裁判用了 ${judgeNodes} 个。`,
  sceneHowSooner: (nodes, belowNodes, judgeNodes) =>
    `局面由程序找出。两者想法相同，但上面那一位更快：对方看 ${belowNodes} 个节点的工夫，它看 ${nodes} 个。裁判用了 ${judgeNodes} 个。`,
  sceneNone: (positions) => `程序看了 ${positions} 个局面，没有找到清楚的例子。`,
  sceneNotSought: '还没有找过例子。',
  sceneAgain: '再看一遍',
  valueWins: '会赢',
  valueLoses: '会输',
  valueEven: '势均力敌',
  valueStronger: (times) => `实力是敌方的 ${times} 倍`,
  valueWeaker: (times) => `敌方实力是己方的 ${times} 倍`,
  valueChance: (percent) => `预期得分率约 ${percent}\u00a0%`,
  valuePoints: (points) => `还能得约 ${points} 分`,
};
