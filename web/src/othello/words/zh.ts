import type { en } from './en';

/** Othello’s words in simplified Chinese. */
export const zh: typeof en = {
  othelloContinue: (moves, name) => `已下 ${moves} 手，对手：${name}`,

  othelloRepeats: '一错再错',

  othelloBlack: '黑方',
  othelloWhite: '白方',
  othelloColour: '你执',
  othelloColourFirst: '黑棋',
  othelloColourSecond: '白棋',
  othelloConfirmHint: '用手指落子后再点一次才算数。',

  othelloYourDisc: '请落子。',
  othelloYourDiscHint: (colour, empties) => `你执${colour}，还有 ${empties} 个空格。`,
  othelloCannotMove: (colour) => `${colour}无处可下。`,
  othelloMustPass: '没有能翻转棋子的格子，只能停一手。',
  othelloPass: '停一手',
  othelloPassNoted: '停手',
  othelloPasses: (name) => `${name}无处可下，停一手`,

  othelloWhyTaken: '已有棋子',
  othelloWhyNothing: '翻不了任何棋子',
  othelloWhyPass: '无子可翻，请停一手',

  othelloCount: (black, white) => `黑方 ${black} 子，白方 ${white} 子。`,
  othelloBothStuck: '双方都无处可下。',
  othelloAfterMoves: (moves) => `共 ${moves} 手。`,

  othelloBoardHelp: '方向键移动，回车落子，Esc 后退，U 悔棋，H 显示最好的几手，S 跳过等待。问号列出按键。',
  othelloCellEmpty: '空',
  othelloCellPlayable: '空，可以下在这里',
  othelloSaidDisc: (who, colour, cell, flips) => `${who}：${colour} ${cell}，翻转 ${flips} 子。`,

  othelloEven: '均势',
  othelloExpected: (colour, discs) => `预计${colour}胜 ${discs} 子`,
  othelloWins: (colour, discs) => `${colour}胜 ${discs} 子`,
  othelloLikely: (percent) => `把握 ${percent} %`,
  othelloDiscs: (_, shown) => `${shown} 子`,
  othelloProven: '已证明',

  rungs: {
    0: ['骰子', '随便走一手合法的棋。'],
    10: ['贪吃者', '只求翻转最多的棋子，别的一概不看。'],
    20: ['占座者', '分得清好格坏格：角最要紧，角旁的格不要碰。'],
    30: ['看守', '还会让你无处可下。'],
    40: ['剪枝者', '算四手，不理会无关紧要的变化。'],
    50: ['看钟人', '只要有时间，就再多算一手，好棋先算。'],
    60: ['图书管理员', '记住重逢的局面，也记住曾经的好棋。'],
    70: ['石匠', '数一数谁也翻不动的棋子，看最后一手归谁。'],
    80: ['收官者', '最后十手下得分毫不差。'],
    90: ['解题者', '时间够多早，就从多早起分毫不差。'],
    100: ['学者', '从十万盘棋里学到边和角值多少。'],
    110: ['略读者', '略看一眼就知道不成的便跳过，因此看得更深。'],
    120: ['神谕', '还没有把握，就先知道棋局多半怎样收场。'],
    130: ['书虫', '开局烂熟于心，而且花样不少。'],
    140: ['隐士', '一直独自对弈，学到了别人的棋谱里没有的东西。'],
    150: ['双人车', '剪得更大胆；有两个核心时，一个骑在前头，把看到的喊给另一个听。'],
  },

  othelloFaultGame: (found) => `GM[${found}] 是另一种棋；这里只有 GM[Othello]。`,
  othelloFaultVariant: (found: string) => `${found} 是另一种黑白棋。这里下 8 × 8，没有贴目。`,
  othelloNoteMover: '没有说明轮到谁下，由黑方先下。',
  othelloFaultBoard: (found) => `“${found}”不是黑白棋的棋盘：BO[8 …] 由 64 个 *、O、- 和先手方组成。`,
  othelloFaultOccupied: (found) => `${found} 已经有子。`,
  othelloFaultNothing: (found) => `${found} 翻不了任何棋子。`,
  othelloFaultPass: '还有棋可下，却停了一手。',
  othelloMoveCount: (moves) => `${moves} 手`,
  othelloEndInTranscript: '着法列表不记对局如何结束，GGF 记。',
  othelloStartInTranscript: '着法列表不记起始局面，GGF 记。',
  othelloOwnStart: '自定开局',
};
