import type { en } from './en';

/** The words that the whole page shares, in simplified Chinese. */
export const zh: typeof en = {
  tagline: '你在看，对手在想。',

  play: '开始',
  playAgainst: (name) => `对手：${name}`,
  continueBattle: '继续',
  ladder: '天梯',
  home: '首页',
  settings: '设置',
  record: '我的战绩',
  daily: '每日',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  details: '详情',
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
  start: '开始',

  draw: '平局',
  concede: '认输',
  concedeBody: '这一局算作失败。',
  copyLink: '复制链接',

  sound: '声音',
  on: '开',
  off: '关',
  copied: '已复制',

  loading: '正在摆棋盘',
  failedTitle: '引擎没有启动',
  failedUnsupported: '浏览器不支持 WebAssembly，或页面策略禁止了它。请换新版浏览器。',
  failedStart: '引擎载入后立即出错。请刷新页面；仍不行请告诉我们。',
  brokenTitle: '出错了',
  brokenBody: '请刷新页面。已保存的内容不会丢失。',
  tryAgain: '再试一次',
  reload: '刷新',
  offline: '当前没有网络连接。',
  missingFile: (file) => `有文件未能加载${file === '' ? '' : `：${file}`}。`,
  notRecorded: '这局还没有记入战绩。',

  notices: '消息',
  dismiss: '知道了',
  noticeLost: '引擎没有回应，对手暂时下简单的着法。请刷新页面。',
  noticeRestarted: '引擎出错后已重新启动，对局继续。',
  savedSettings: '设置',
  savedResults: '对战记录',

  boardLabel: '棋盘',

  workshop: '工坊',
  labOpen: '比较两个对手',
  labGame: (number) => `第 ${number} 局`,

  planAsGood: '一样好',
  whyNotYours: '还没轮到你',
};
