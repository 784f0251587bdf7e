import { plural } from '../../i18n/plural';

/** What the daily tasks of every game say in English; its keys are every table’s. */
export const en = {
  dailyTitle: 'Daily tasks',
  dailySame: 'The same for everyone. New ones come at midnight UTC.',
  dailyPast: 'A past day fills the calendar; the streak counts days played on time.',
  dailyUnkept: 'Progress won’t be saved in this window.',
  dailyStreak: (days: number) => `Streak: ${days} ${plural('en', days, 'day', 'days')}`,
  dailyNoStreak: 'Finish a task on its day to start a streak.',
  dailyOpen: 'Not done yet',
  dailyPlay: 'Play',
  dailyAgain: 'Play again',
  dailyOf: (what: string, game: string) => `${what}: ${game}`,
  dailyDone: (done: number, all: number) => `${done} of ${all} done`,
  dailyShareTitle: 'Your result',
  dailyCalendar: 'Calendar',
  dailyToday: 'Today',
  dailyMonthBefore: 'Previous month',
  dailyMonthAfter: 'Next month',
  dailyWrong: (moves: number) => `${moves} wrong ${plural('en', moves, 'move', 'moves')}`,
  dailyHints: (hints: number) => `${hints} ${plural('en', hints, 'hint', 'hints')}`,
  dailyUndone: (moves: number) => `${moves} undone`,
  savedDaily: 'daily tasks',
  savedDailyGames: 'unfinished daily games',
};
