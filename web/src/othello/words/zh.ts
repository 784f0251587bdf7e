import type { en } from './en';

/** Othello’s words in simplified Chinese. */
export const zh: typeof en = {
  othelloContinue: (moves, name) => `已下 ${moves} 手，对手：${name}`,

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
  othelloAfterMoves: (moves) => `共 ${moves} 手`,

  othelloBoardHelp: '方向键移动，回车落子，Esc 后退，U 悔棋，H 显示最好的几手，S 跳过等待。',
  othelloCellEmpty: '空',
  othelloCellPlayable: '空，可以下在这里',
  othelloSaidDisc: (who, colour, cell, flips) => `${who}：${colour} ${cell}，翻转 ${flips} 子。`,

  othelloEven: '均势',
  othelloExpected: (colour, discs) => `预计${colour}胜 ${discs} 子`,
  othelloWins: (colour, discs) => `${colour}胜 ${discs} 子`,
  othelloLikely: (percent) => `把握 ${percent} %`,
  othelloDiscs: (_, shown) => `${shown} 子`,
  othelloProven: '已证明',

  rungs: {},

  othelloFaultGame: (found) => `GM[${found}] 是另一种棋；这里只有 GM[Othello]。`,
  othelloFaultBoard: (found) => `“${found}”不是黑白棋的棋盘：BO[8 …] 由 64 个 *、O、- 和先手方组成。`,
  othelloFaultOccupied: (found) => `${found} 已经有子。`,
  othelloFaultNothing: (found) => `${found} 翻不了任何棋子。`,
  othelloFaultPass: '还有棋可下，却停了一手。',
  othelloMoveCount: (moves) => `${moves} 手`,
  othelloStartInTranscript: '着法列表不记起始局面，GGF 记。',
  othelloOwnStart: '自定开局',
};
