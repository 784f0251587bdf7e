import type { Day } from '../shell/session/daily_game';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The first day that the calendar leads back to: 1 January 2026. */
export const FIRST_DAY: Day = 20_454;

/** The day of a time in milliseconds since 1970; the first of all where a clock that was never set says less. */
export function dayOf(time: number): Day {
  return Math.max(0, Math.floor(time / DAY_MS));
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((day + 3) % WEEK) + WEEK) % WEEK;
}

/** Weeks since the one of 1 January 1970. */
export function weekOf(day: Day): number {
  return Math.floor((day + 3) / WEEK);
}

/** "2026-11-29". */
export function dateOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of such a text; null for any other text. */
export function readDate(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || dateOf(dayOf(time)) !== text ? null : dayOf(time);
}

/** As a date in a language. */
export function sayDay(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(day * DAY_MS));
}

/** The first day of the month of a day, and of those before and after it. */
export function monthOf(day: Day, away = 0): Day {
  const date = new Date(day * DAY_MS);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away, 1));
}

/** A number by lot, from 0 to 2^32 - 1, that belongs to two others and never changes. */
export function lotOf(one: number, other: number): number {
  let bits = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35);
  for (const [shift, factor] of [
    [16, 0x7feb352d],
    [15, 0x846ca68b],
  ] as const) {
    bits ^= bits >>> shift;
    bits = Math.imul(bits, factor);
  }
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** What is drawn by lot in a fixed order: every one comes once before any comes again. */
export function shuffled<Item>(items: readonly Item[], salt: number): Item[] {
  const order = items.map((item, place) => ({ item, lot: lotOf(place, salt) }));
  return order.sort((one, other) => one.lot - other.lot).map(({ item }) => item);
}

/**
 * Which of some things belongs to a day: the easiest seventh are Mondays', the hardest Sundays'. Within a seventh each
 * comes once before any comes again. `items` from the easiest to the hardest, seven at least.
 */
export function risingThroughTheWeek<Item>(items: readonly Item[], day: Day): Item {
  const share = Math.floor(items.length / WEEK);
  const weekday = weekdayOf(day);
  const those = shuffled(items.slice(weekday * share, (weekday + 1) * share), weekday);
  return those[weekOf(day) % share]!;
}
