import { lotOf, weekdayOf } from '../../daily/days';
import { isScored, type Step } from '../../ladder/steps';
import type { Day } from '../../shell/session/daily_game';

/** The minds to beat from Monday to Sunday: each scores more than the one before. */
export const RUNGS = [0, 10, 20, 30, 40, 50, 80] as const;

/** What a run of the day is begun with. */
export function seedOfDay(day: Day): number {
  return lotOf(day, 2048);
}

/** The mind to beat on a day. */
export function rungOfDay(day: Day): number {
  return RUNGS[weekdayOf(day)]!;
}

/** The points to beat of a rung: its mean of many games; infinite where nobody has measured it. */
export function pointsOf(steps: readonly Step[], rung: number): number {
  const step = steps.filter(isScored).find((known) => known.rung === rung);
  return step?.mean ?? Number.POSITIVE_INFINITY;
}
