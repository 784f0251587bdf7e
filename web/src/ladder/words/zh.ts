import type { en } from './en';

/** The ladder’s words in simplified Chinese. */
export const zh: typeof en = {
  ladderOf: (game) => `${game}：天梯`,
  ladderIs: (count, last) =>
    `${count} 个头脑，每一个都比下一级多一个想法。编号以十递增：最低是第 0 级，顶峰是第 ${last} 级。`,
  ladderMeasured: '每个想法值多少都测过：程序让上下两级对弈。',
  ladderMeasuredAt: (games, nodes) =>
    `每个想法值多少都测过：程序让上下两级对弈 ${games} 局，每回合 ${nodes} 个节点。`,
  ladderMeasuredAlone: '每个想法值多少都测过：每个头脑独自玩同样的局。',
  ladderShort: (beaten, count, next) => `${count} 个对手的天梯。已战胜 ${beaten} 个。下一个：${next}。`,
  ladderMinds: (count) => `${count} 个头脑`,

  summit: '顶峰',
  lowest: '最低',
  youAreHere: '你在这里',
  youStartHere: '你从这里开始',
  nextOpponent: '下一个',
  summitAbove: (name, steps) => `顶峰${name}在你上方 ${steps} 步`,
  atSummit: (name) => `你战胜了${name}，上面没有别人了。`,
  beatenOf: (beaten, count) => `已战胜 ${beaten} / ${count}`,
  offerMoves: '下一个对手随战绩变化：赢了上一级，输了下一级。',
  yourBest: (points) => `你的最高分：${points}`,
  nextPoints: (points) => `超过 ${points} 分`,

  wonTimes: (count) => `胜 ${count} 次`,
  lostTimes: (count) => `负 ${count} 次`,
  drawnTimes: (count) => `平 ${count} 次`,

  watch: '看它玩',
  playYourself: '自己玩',

  winsOf: (won, games) => `对下一级 ${games} 局胜 ${won} 局。`,
  winsAll: '对下一级全胜。',
  winsNothing: (games) => `${games} 局也看不出比下一级强。`,
  losesTo: (won, games) => `不如下一级：${games} 局只胜 ${won} 局。`,
  scoresTimes: (times) => `得分是下一级的 ${times} 倍。`,
  scoresSame: (games) => `${games} 局也看不出比下一级得分多。`,
  notMeasured: '还没有测过。',
  measuredBefore: '改动之前测的',
  figuresOfWins: (share, interval) => `${share}\u00a0%（${interval}）`,
  figuresOfPoints: (mean, spread) => `平均 ${mean} ± ${spread} 分`,

  scaleSolid: '实线是实力，按比例；',
  scaleOpen: '断开处一局未失，没人知道差多少；',
  scaleRoom: '虚线只是给名字留的地方。',

  climbed: (name) => `你战胜了${name}。`,
  offersNow: (name) => `“开始”现在给你安排的是${name}。`,
  beatenBy: '你输给了这个想法',

  whatItSees: '它看到了什么',
  seesMore: (name, below) => `${name}看到而${below}看不到的`,
  sceneOfBelow: '下一级',
  sceneOfAbove: '上一级',
  wouldPlay: (name) => `${name}会在这里这样走`,
  plays: (name) => `${name}这样走`,
  sceneThinks: (judge, opinion) => `${judge}认为：${opinion}`,
  sceneHow: (nodes, judge, judgeNodes) =>
    `由程序找出：每回合 ${nodes} 个节点时两者在此分道扬镳，而 ${judge} 用 ${judgeNodes} 个节点赞同上面那一位。它的看法是估值，不是事实。`,
  sceneHowSooner: (nodes, belowNodes, judge, judgeNodes) =>
    `由程序找出：两者想法相同，但上面那一位更快：对方看 ${belowNodes} 个节点的工夫，它看了 ${nodes} 个。因此两者在此分道扬镳，而 ${judge} 用 ${judgeNodes} 个节点赞同上面那一位。它的看法是估值，不是事实。`,
  sceneNone: (positions) =>
    `程序看了 ${positions} 个局面，没有找到这样的局面：下面那一位走错，这一位走对，而更强的一位也赞同。`,
  sceneNotSought: '还没有找过这样的局面。',
  sceneAgain: '再看一遍',
  valueWins: '这样会赢',
  valueLoses: '这样会输',
  valueEven: '之后势均力敌',
  valueStronger: (times) => `之后实力是敌方的 ${times} 倍`,
  valueWeaker: (times) => `之后敌方实力是己方的 ${times} 倍`,
  valueChance: (percent) => `预期得分率 ${percent}\u00a0%`,
  valuePoints: (points) => `预期还能得 ${points} 分`,
};
