import type { en } from './en';

/** 战斗任务与单位特长的简体中文。 */
export const zh: typeof en = {
  task: '任务',
  own: {
    hold: (count) => `连续 ${count} 个回合结束时站在插旗的格子上即胜。`,
    cross: (count) => `让 ${count} 个单位站到插旗的格子上即胜。`,
    save: (count) =>
      count === 1 ? '保住带星的单位：它倒下你就输了。' : '保住所有带星的单位：倒下一个你就输了。',
    fell: (count) => `击倒 ${count} 个带星的敌人即胜。`,
    survive: (count) => `第 ${count} 回合结束时还有单位即胜。`,
  },
  theirs: {
    hold: (count) => `敌人连续 ${count} 个回合结束时站在插旗的格子上就赢了。`,
    cross: (count) => `敌人让 ${count} 个单位站到插旗的格子上就赢了。`,
    save: (count) => (count === 1 ? '击倒带星的敌人即胜。' : '击倒一个带星的敌人即胜。'),
    fell: (count) => `敌人击倒你的 ${count} 个带星单位就赢了。`,
    survive: (count) => `第 ${count} 回合结束时敌人还有单位就赢了。`,
  },
  progress: {
    hold: (done, count) => `已守 ${done} / ${count} 回合`,
    cross: (done, count) => `已到 ${done} / ${count} 个`,
    save: (done) => `带星单位还剩 ${done} 个`,
    fell: (done, count) => `已击倒 ${done} / ${count}`,
    survive: (done, count) => `已撑 ${done} / ${count} 回合`,
  },
  flagged: '插旗的格子',
  starred: '带星',
  traits: {
    swift: ['迅捷', '多走一格'],
    tough: ['坚韧', '多 20 点生命'],
    strong: ['强壮', '每击多 10 点伤害'],
    mending: ['自愈', '每回合恢复 5 点生命'],
    rooted: ['墙', '不能移动，也不攻击'],
    marked: ['星', '任务与它有关'],
  },
};
