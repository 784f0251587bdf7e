import { describe, expect, it } from 'vitest';
import {
  dateOf,
  dayOf,
  FIRST_DAY,
  lotOf,
  monthOf,
  readDate,
  risingThroughTheWeek,
  sayDay,
  shuffled,
  weekdayOf,
  weekOf,
} from '../../../web/src/daily/days';

const dayOn = (date: string) => readDate(date)!;

describe('a day', () => {
  it('begins at midnight UTC, wherever the player is', () => {
    const midnight = Date.parse('2026-11-29T00:00:00Z');
    expect(dateOf(dayOf(midnight))).toBe('2026-11-29');
    expect(dateOf(dayOf(midnight - 1))).toBe('2026-11-28');
    expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
  });

  it('has a date that reads back, and nothing else is one', () => {
    expect(dateOf(FIRST_DAY)).toBe('2026-01-01');
    for (let day = 20_000; day < 22_000; day++) expect(readDate(dateOf(day))).toBe(day);
    for (const text of ['', '1', 'today', '2026-2-3', '2026-02-30', '2026-13-01', '2026-11-29x'])
      expect(readDate(text)).toBeNull();
  });

  it('has a weekday, a week and a month', () => {
    expect(weekdayOf(dayOn('2026-11-30'))).toBe(0);
    expect(weekdayOf(dayOn('2026-11-29'))).toBe(6);
    expect(weekOf(dayOn('2026-11-30'))).toBe(weekOf(dayOn('2026-11-29')) + 1);
    expect(weekOf(dayOn('2026-12-06'))).toBe(weekOf(dayOn('2026-11-30')));
    expect(dateOf(monthOf(dayOn('2026-11-29')))).toBe('2026-11-01');
    expect(dateOf(monthOf(dayOn('2026-12-01'), 1))).toBe('2027-01-01');
    expect(dateOf(monthOf(dayOn('2026-01-31'), -1))).toBe('2025-12-01');
    expect(sayDay(dayOn('2026-11-29'), 'en', { month: 'long', day: 'numeric' })).toBe('November 29');
  });
});

describe('what belongs to a day', () => {
  it('never changes', () => {
    expect([lotOf(0, 0), lotOf(20_786, 1), lotOf(20_786, 2048)]).toEqual([
      2_746_145_772, 3_295_258_392, 2_745_046_658,
    ]);
    expect(shuffled([1, 2, 3, 4, 5], 7)).toEqual([3, 4, 1, 2, 5]);
  });

  it('is drawn evenly', () => {
    const bits = Array.from({ length: 4000 }, (_, day) => lotOf(day, 2) & 1);
    const share = bits.reduce((sum, bit) => sum + bit, 0) / bits.length;
    expect(share).toBeGreaterThan(0.47);
    expect(share).toBeLessThan(0.53);
  });

  it('rises through the week, and comes again once all others of its weekday have come', () => {
    const items = Array.from({ length: 107 }, (_, place) => place);
    const monday = dayOn('2026-11-30');
    const weeks = Array.from({ length: 15 }, (_, week) =>
      Array.from({ length: 7 }, (_, day) => risingThroughTheWeek(items, monday + 7 * week + day)),
    );
    for (const week of weeks) expect(week).toEqual([...week].sort((one, other) => one - other));
    expect(new Set(weeks.flat()).size).toBe(105);
    expect(risingThroughTheWeek(items, monday + 105)).toBe(weeks[0]![0]);
  });

  it('is there whatever a clock says, one before 1970 and one of the year 9999', () => {
    const items = Array.from({ length: 107 }, (_, place) => place);
    for (const time of [-8.64e15, -1, 0, 1e12, 4e12, 253_402_300_799_999]) {
      expect(items).toContain(risingThroughTheWeek(items, dayOf(time)));
      expect(dateOf(dayOf(time))).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
