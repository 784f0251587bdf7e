import { plural } from '../../i18n/plural';
import type { en } from './en';

/** Слова заданий дня по-русски. */
export const ru: typeof en = {
  dailyTitle: 'Задания дня',
  dailySame: 'Одинаковы для всех. Новые появляются в полночь UTC.',
  dailyPast: 'Прошлый день заполняет календарь; в серию идут дни, сыгранные вовремя.',
  dailyUnkept: 'В этом окне прогресс не сохранится.',
  dailyStreak: (days) => `Серия: ${days} ${plural('ru', days, 'день', 'дня', 'дней')}`,
  dailyNoStreak: 'Выполните задание в его день, чтобы начать серию.',
  dailyOpen: 'Ещё не выполнено',
  dailyPlay: 'Играть',
  dailyAgain: 'Сыграть ещё раз',
  dailyOf: (what, game) => `${what}: ${game}`,
  dailyDone: (done, all) => `Выполнено ${done} из ${all}`,
  dailyShareTitle: 'Ваш результат',
  dailyCalendar: 'Календарь',
  dailyToday: 'Сегодня',
  dailyMonthBefore: 'Предыдущий месяц',
  dailyMonthAfter: 'Следующий месяц',
  dailyWrong: (moves) => `${moves} ${plural('ru', moves, 'неверный ход', 'неверных хода', 'неверных ходов')}`,
  dailyHints: (hints) => `${hints} ${plural('ru', hints, 'подсказка', 'подсказки', 'подсказок')}`,
  dailyUndone: (moves) => `${moves} ${plural('ru', moves, 'возврат', 'возврата', 'возвратов')}`,
  savedDaily: 'задания дня',
  savedDailyGames: 'незаконченные игры дня',
};
