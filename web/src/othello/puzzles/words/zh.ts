import type { en } from './en';

/** 以整子数计的胜负。 */
const ending = (discs: number) => (discs === 0 ? '和' : `${discs > 0 ? '赢' : '输'} ${Math.abs(discs)} 子`);

export const zh: typeof en = {
  themes: { win: '唯一的胜着', draw: '唯一的和着', most: '赢得最多' },
  task: (colour) => `轮到${colour}。`,
  remarks: {
    win: '只有一手能赢，别的都不行。',
    draw: '只有一手能和，别的都输。',
    most: '不止一手能赢，但有一手赢得多得多。',
  },
  length: (cells) => `还有 ${cells} 个空格，下到终局。`,
  find: { win: '找出能赢的一手。', draw: '找出不输的一手。', most: '找出赢得最多的一手。' },
  missed: (left, best, cost) => `这样只能${ending(left)}，本可${ending(best)}，差了 ${cost} 子。`,
};
