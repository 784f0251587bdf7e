import type { Day, DayResult } from '../shell/session/daily_game';
import type { DayResults } from './daily_record';
import { dateOf, dayOf } from './days';

/** Whether a task was over on its own day. */
function isInTime({ at }: DayResult, date: string): boolean {
  return at > 0 && dateOf(dayOf(at)) === date;
}

/** Days in a row, up to today or yesterday, on each of which a task of that day was over. */
export function streakOn(today: Day, all: readonly DayResults[]): number {
  const isKept = (day: Day) => {
    const date = dateOf(day);
    return all.some((results) => results[date] !== undefined && isInTime(results[date], date));
  };
  const last = isKept(today) ? today : today - 1;
  let first = last;
  while (isKept(first)) first--;
  return last - first;
}

/** How many tasks of a day are over. */
export function doneOn(day: Day, all: readonly DayResults[]): number {
  return all.filter((results) => (results[dateOf(day)]?.at ?? 0) > 0).length;
}
