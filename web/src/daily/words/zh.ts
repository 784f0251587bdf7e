import type { en } from './en';

/** 每日任务的中文词句。 */
export const zh: typeof en = {
  dailyTitle: '每日任务',
  dailySame: '所有人题目相同，每天 UTC 零点更新。',
  dailyPast: '补做往日只填日历；连续天数只算当天完成的。',
  dailyUnkept: '此窗口不会保存进度。',
  dailyStreak: (days) => `连续 ${days} 天`,
  dailyNoStreak: '当天完成一项任务即可开始连续记录。',
  dailyOpen: '尚未完成',
  dailyPlay: '开始',
  dailyAgain: '再玩一次',
  dailyOf: (what, game) => `${what}：${game}`,
  dailyDone: (done, all) => `已完成 ${done}/${all}`,
  dailyShareTitle: '你的成绩',
  dailyCalendar: '日历',
  dailyToday: '今天',
  dailyMonthBefore: '上个月',
  dailyMonthAfter: '下个月',
  dailyWrong: (moves) => `走错 ${moves} 步`,
  dailyHints: (hints) => `提示 ${hints} 次`,
  dailyUndone: (moves) => `悔棋 ${moves} 次`,
  savedDaily: '每日任务',
  savedDailyGames: '未完成的每日对局',
};
