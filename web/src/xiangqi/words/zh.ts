import type { en } from './en';

/** Xiangqi’s words in simplified Chinese. */
export const zh: typeof en = {
  xiangqiContinue: (moves, name) => `已走 ${moves} 着，对手：${name}`,

  xiangqiDeadline: '等了八十秒的一步棋',
  xiangqiRed: '红方',
  xiangqiBlack: '黑方',
  xiangqiColour: '你执',
  xiangqiColourFirst: '红棋',
  xiangqiColourSecond: '黑棋',
  xiangqiConfirmHint: '用手指走子时，目标点两次才算数。',

  xiangqiKinds: {
    general: '将帅',
    advisor: '士',
    elephant: '象',
    horse: '马',
    chariot: '车',
    cannon: '炮',
    soldier: '兵卒',
  },
  xiangqiPiece: (colour, kind) => `${colour}${kind}`,
  xiangqiTaken: (kinds) => `已吃：${kinds}`,

  xiangqiYourMove: '请走子。',
  xiangqiYourMoveHint: (colour) => `你执${colour}。先点棋子，再点落点。`,
  xiangqiCheck: '将军！',
  xiangqiCheckHint: '你的将帅正被攻击。',
  xiangqiInCheck: '被将军',
  xiangqiThirdTime: '此局面已出现两次，第三次就终局：',

  xiangqiCannot: '不能这样走',

  xiangqiCheckmate: (loser) => `${loser}被将死。`,
  xiangqiStalemate: (loser) => `${loser}困毙，判负。`,
  xiangqiPerpetualCheck: (loser) => `${loser}长将，判负。`,
  xiangqiPerpetualChase: (loser, kind) => `${loser}长捉${kind ?? ''}，判负。`,
  xiangqiRepetition: '局面三次重复，和棋。',
  xiangqiBothCheck: '双方长将，和棋。',
  xiangqiBothChase: '双方长捉，和棋。',
  xiangqiNoCapture: '六十回合无吃子，和棋。',
  xiangqiAfterMoves: (moves) => `共 ${moves} 着。`,

  xiangqiBoardHelp:
    '方向键移动，回车选子再选落点，Esc 后退，U 悔棋，H 显示最好的几着，S 跳过等待。问号列出按键。',
  xiangqiCellEmpty: '空',
  xiangqiSaidMove: (who, kind, from, to) => `${who}：${kind} ${from} 到 ${to}。`,
  xiangqiSaidTakes: (kind) => `吃${kind}。`,

  xiangqiAppearance: '象棋的棋子与记谱',
  xiangqiPieces: '棋子',
  xiangqiPieceSets: { traditional: '繁体', simplified: '简体', letters: '字母', pictures: '图形' },
  xiangqiNotation: '记谱',
  xiangqiNotations: { wxf: 'C2=5', chinese: '炮二平五', iccs: 'h2e2' },

  rungs: {
    0: ['骰子', '随便走一着合法的棋。'],
    10: ['贪吃者', '只吃最值钱的，别的一概不看。'],
    20: ['占位者', '数子，也知道棋子站在哪里好，只看一步。'],
    30: ['按键手机', '算三步：和那个让客户久等的程序一样深。'],
    40: ['了结者', '兑子没兑完，绝不停下。'],
    50: ['看钟人', '只要有时间，就再多算一步。'],
    60: ['分拣员', '先试以小吃大的棋，再试刚才的好棋。'],
    70: ['图书管理员', '记住重逢的局面。'],
    80: ['闲人', '先问：不走又如何？若已够好，走哪步都行。'],
    90: ['略读者', '排在后面的着法，就少算几步。'],
    100: ['掮客', '被将军时算得更深，哪次兑子吃亏一眼便知。'],
    110: ['剪枝者', '跳过已经无济于事的着法。'],
    120: ['军师', '让棋子灵活，护住将帅，懂得炮和马喜欢什么。'],
    130: ['裁判', '还没重复，就知道重复会怎么判。'],
    140: ['书虫', '开局烂熟于心，而且花样不少。'],
    150: ['隐士', '一直独自对弈，学到了一切值多少。'],
    160: ['卜者', '用小型神经网络判断局面，它是从自己的对局里学的。'],
    170: ['义兄弟', '用两个核心：一个先往前看，把发现告诉另一个。'],
  },

  xiangqiFaultGame: (found) => `${found} 是另一种棋；这里只打开象棋。`,
  xiangqiFaultFen: (found) => `“${found}”不是局面：FEN 有十行棋子和先手方。`,
  xiangqiFaultMove: (found) => `没有叫“${found}”的合法着法。`,
  xiangqiFaultIllegal: (found) => `不能走 ${found}。`,
  xiangqiMoveCount: (moves) => `${moves} 着`,
  xiangqiOwnStart: '自定开局',
  xiangqiEndInMoves: '着法列表不记对局如何结束，PGN 记。',
  xiangqiStartInMoves: '着法列表不记起始局面，PGN 记。',
};
