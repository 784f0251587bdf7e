import type { en } from './en';

/** 战绩的中文词条。 */
export const zh: typeof en = {
  recordGame: '游戏',
  recordEmpty: '下完的对局会列在这里，每一局都带链接。',
  savedRecord: '对局历史与等级分',
  savedReplaced: '导入时被替换的内容',

  fairFight: '势均力敌',
  distracted: {
    none: (name) => name,
    little: (name) => `${name}（略微分心）`,
    much: (name) => `${name}（分心）`,
    asleep: (name) => `${name}（昏昏欲睡）`,
  },
  fairFirst: (opponent) => `还没有计分的对局，棋力未知。先从${opponent}开始。`,
  fairSeeks: (opponent) => `正在大步寻找你的棋力，下一个是${opponent}。`,
  fairWhy: (rating, opponent) => `你的等级分约为 ${rating}，与之相当的是${opponent}。`,
  fairNear: (rating, opponent, elo) => `你的等级分约为 ${rating}，与之相近的是${opponent}，约 ${elo}。`,
  fairBrief: (opponent) => `${opponent}：与你的棋力相近`,
  fairBriefSeeks: (opponent) => `${opponent}：用来测出你的棋力`,

  ratingTitle: '我的等级分',
  ratingIs:
    '单位为 Elo，与本游戏各对手的实测强度同一标尺，最低的对手为 0。20 次中有 19 次，真实值落在 ± 范围内。用过提示或悔过棋、从中途续下、对手带性格、或节点数固定的对局不计分；认输算负。凡能衡量胜负幅度的游戏，大胜比险胜分量更重。',
  ratingCourse: (games, rating) => `${games} 局中每局之后的等级分；现在约为 ${rating}。`,
  ratingForget: '重新开始计分',
  ratingForgetAsk: '对局仍保留在列表中，但只有今后的对局计入等级分。',
  ratedBefore: '在重新计分之前',

  resultsTitle: '战果',
  resultsAll: (games, won) => `共 ${games} 局，胜 ${won} 局。`,
  resultsClear: '原样',
  resultsBlurred: '分心',
  resultsOrder: '胜–和–负。',
  resultsSaid: (won, drawn, lost) => `${won} 胜 ${drawn} 和 ${lost} 负`,
  streaks: {
    won: (length) => `最近连胜 ${length} 局。`,
    lost: (length) => `最近连败 ${length} 局。`,
  },
  streakLongest: (length) => `最长连胜：${length} 局。`,

  historyTitle: '全部对局',
  historyLook: '查看这一局',
  historyMore: (count) => `再显示 ${count} 局`,
  outcomes: { won: '胜', lost: '负', draw: '和' },
  movesCount: (count) => `${count} 步`,
  notCounted: (why) => `不计分：${why}`,
  aids: {
    undo: '悔过棋',
    hint: '用过提示',
    again: '从中途续下',
    character: '对手带性格',
    nodes: '节点数固定',
  },

  scoresTitle: '最高分',
  scoresSay: (games, mean) => (games === 1 ? '独立完成 1 局。' : `独立完成 ${games} 局，平均 ${mean} 分。`),
  largestTile: (tile) => `最大方块 ${tile}`,
  modes: {
    alone: '独立完成',
    helped: '引擎帮过忙',
    slides: '对手放方块',
    places: '对手滑动',
  },

  saveFileTitle: '随身带走',
  saveFileIs: '本页保存的一切合为一个文件：战绩、等级分、设置、进行中的对局。在另一台设备上打开即可继续。',
  saveFileWrite: '存为文件',
  saveFileRead: '打开文件',
  saveFileBack: '上次导入替换掉的内容',
  saveFileHolds: '文件内容：',
  saveFileNothing: '这个文件里没有可用的内容。',
  saveFilePart: '读不出的部分已略去：',
  saveFileUnknown: '本页不认识：',
  saveFileMore: (count) => `另有 ${count} 项`,
  saveFileRefuses: '未采用：',
  saveFileWhy: {
    newer: '由本页的更新版本写成。',
    older: '由本页的旧版本写成。',
    damaged: '已损坏。',
  },
  saveFileAsk: '这会替换此处保存的内容。被替换的内容会另外存放，可在本页取回。',
  saveFileReplace: '替换',
  saveFileFaults: {
    unreadable: '文件不完整或已损坏：不是 JSON。',
    foreign: '这不是 Forethought 的存档文件。',
    newer: '这个文件由本页的更新版本写成。',
    tooLarge: '文件太大，不可能是存档。',
    failed: '无法读取或写入文件，请再试一次。',
    full: '浏览器的存储空间已满或被禁用，没有替换任何内容。',
  },
};
