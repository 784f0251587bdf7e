import type { en } from './en';

/** The house’s words in simplified Chinese. */
export const zh: typeof en = {
  tagline: '你在看，对手在想。',

  play: '开始',
  playAgainst: (name) => `对手：${name}`,
  continueBattle: '继续',
  ladder: '天梯',
  home: '首页',
  settings: '设置',
  record: '我的战绩',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  menu: '菜单',

  you: '你',
  rungNumber: (rung) => `第 ${rung} 级`,
  thinking: '思考中',

  yourTurn: '轮到你了',
  tempo: '节奏',
  tempoClassic: '经典',
  tempoBrisk: '轻快',
  tempoFast: '快速',
  skip: '跳过',
  undo: '悔棋',
  hint: '提示',
  keepPlaying: '继续走',

  tabMoves: '着法',
  tabSetup: '设定',
  noMoves: '还没有着法。',
  opponent: '对手',
  rematchSame: '再来一局',
  start: '开始',

  draw: '平局',
  concede: '认输',
  concedeBody: '这一局算作失败。',
  watchBoard: '看棋盘',
  copyLink: '复制链接',
  nextRung: (name) => `下一个：${name}`,
  easierRung: (name) => `容易些：${name}`,

  sound: '声音',
  on: '开',
  off: '关',
  copied: '已复制',

  loading: '正在摆棋盘',
  failedTitle: '引擎没有启动',
  failedUnsupported: '浏览器不支持 WebAssembly，或页面策略禁止了它。换一个新版浏览器即可。',
  failedFetch: '引擎的一个文件没有收到。检查网络后再试。',
  failedCompile: '引擎的一个文件损坏了。请刷新页面；仍不行请告诉我们。',
  failedStart: '引擎载入后立即出错。请刷新页面；仍不行请告诉我们。',
  brokenTitle: '出错了',
  brokenBody: '页面遇到未知错误。对局已保存，刷新后继续。',
  tryAgain: '再试一次',
  reload: '刷新',

  notices: '消息',
  dismiss: '知道了',
  noticeLost: '引擎的思考丢失且无法恢复，对手暂时只走保底着法，每回合都会再试一次。刷新页面也可让它恢复。',
  noticeRestarted: '引擎出错后已重新启动，对局继续。',
  noticeWords: '这种语言的文字未能加载。请检查网络，然后重新选择。',
  noticeMemoryOnly: '浏览器不为本页保存数据：关闭标签页后对局会丢失。',
  savedSettings: '设置',
  savedResults: '对战记录',
  noticeParameter: (parameter, given, used) =>
    used === '' ? `已忽略 ${parameter}=${given}。` : `${parameter}=${given} 不可用，改用 ${used}。`,

  notRung: '没有这一级',
  outOfRange: '超出范围',
  notNumber: '不是整数',
  notChoice: '不在可选项中',
  notEven: '对局成对进行',
  notInMatch: '比赛需要上限',
  notOfMatch: '比赛中无效',
  notMoves: '不是某张地图的着法记录',
  notOfGame: '与这个游戏无关',

  boardLabel: '棋盘',

  labOpen: '比较两个对手',
  labGame: (number) => `第 ${number} 局`,

  planAsGood: '一样好',
  whyNotYours: '还没轮到你',
};
