import type { en } from './en';

/** Words of challenges in simplified Chinese. */
export const zh: typeof en = {
  challenge: '挑战',
  challenged: {
    won: (opponent) => `朋友从这里战胜了${opponent}。你行吗？`,
    lost: (opponent) => `朋友从这里输给了${opponent}。你来试试。`,
    draw: (opponent) => `朋友从这里与${opponent}战平。你来试试。`,
  },
  theirs: (feat) => `朋友的成绩：${feat}。`,
  outcomes: { won: '获胜', lost: '落败', draw: '战平' },
  counted: {
    rounds: (count) => `${count} 回合`,
    moves: (count) => `${count} 手`,
  },
  here: { rounds: '此地图 ', moves: '' },
  kept: {
    units: (count) => `剩 ${count} 个单位`,
    discs: (count) => `${count} 子`,
  },
  yourResult: '你',
  theirResult: '朋友',
  youDidBetter: '你的成绩更好。',
  theyDidBetter: '朋友的成绩更好。',
  sameResult: '成绩相同。',
  challengeFriend: '挑战朋友',
  challengeHint: '同样的开局，同样的对手。',
  dare: {
    won: (opponent, how) => `我战胜了${opponent}：${how}。你呢？`,
    lost: (opponent, how) => `我输给了${opponent}：${how}。你能更好吗？`,
    draw: (opponent, how) => `我战平了${opponent}：${how}。你能更好吗？`,
  },
};
