import { describe, expect, it } from 'vitest';
import TWENTY48_STEPS from '../../../engine/twenty48/data/ladder.json?steps';
import { dateOf, FIRST_DAY, readDate, risingThroughTheWeek, weekdayOf } from '../../../web/src/daily/days';
import { DAILY_PUZZLES as GOMOKU } from '../../../web/src/gomoku/daily/daily';
import { DAILY_PUZZLES as OTHELLO } from '../../../web/src/othello/daily/daily';
import { battleOf, MAPS } from '../../../web/src/tactics/daily/battles';
import { pointsOf, RUNGS, rungOfDay, seedOfDay } from '../../../web/src/twenty48/daily/runs';
import { DAILY_PUZZLES as XIANGQI } from '../../../web/src/xiangqi/daily/daily';

/** Two years and more, those that the calendar leads back to first. */
const DAYS = Array.from({ length: 1000 }, (_, place) => FIRST_DAY + place);

/** A task is not to come again before so many days have gone by. */
const LEAST_BETWEEN = 100;

/** Days between two that are alike, at least. */
function leastBetween(keyOf: (day: number) => string | number): number {
  const latest = new Map<string | number, number>();
  let least = Number.POSITIVE_INFINITY;
  for (const day of DAYS) {
    const key = keyOf(day);
    least = Math.min(least, day - (latest.get(key) ?? Number.NEGATIVE_INFINITY));
    latest.set(key, day);
  }
  return least;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// That each is proven, the tests of the engines say (tests/engine).
describe.each([
  ['gomoku', GOMOKU],
  ['othello', OTHELLO],
  ['xiangqi', XIANGQI],
] as const)('the daily puzzles of %s', (_, puzzles) => {
  const puzzleOf = (day: number) => risingThroughTheWeek<(typeof puzzles)[number]>(puzzles, day);

  it('have one right first move each, and names of their own', () => {
    for (const { first } of puzzles) expect(first).toHaveLength(1);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  it('do not come again within a hundred days', () => {
    expect(leastBetween((day) => puzzleOf(day).id)).toBeGreaterThanOrEqual(LEAST_BETWEEN);
  });

  it('are harder every weekday, none of them easier than those of the day before', () => {
    const places = DAYS.map((day) => ({
      weekday: weekdayOf(day),
      place: puzzles.indexOf(puzzleOf(day) as never),
    }));
    const means = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
      mean(places.filter((known) => known.weekday === weekday).map(({ place }) => place)),
    );
    expect(means).toEqual([...means].sort((one, other) => one - other));
    const hardness = (weekday: number) =>
      mean(
        DAYS.filter((day) => weekdayOf(day) === weekday).map(
          (day) => puzzleOf(day).difficulty + puzzleOf(day).plies / 100,
        ),
      );
    expect(hardness(6)).toBeGreaterThan(hardness(0));
  });
});

describe('the battles of the day', () => {
  it('are on other maps for a hundred days, against stronger opponents through the week', () => {
    expect(leastBetween((day) => battleOf(day).map)).toBeGreaterThanOrEqual(LEAST_BETWEEN);
    expect(new Set(MAPS).size).toBe(MAPS.length);
    const monday = readDate('2026-11-30')!;
    const rungs = [0, 1, 2, 3, 4, 5, 6].map((place) => battleOf(monday + place).rung);
    expect(rungs).toEqual([...new Set(rungs)].sort((one, other) => one - other));
  });

  it('are the same for everybody: nothing is drawn, and turns have fixed nodes', () => {
    for (const day of DAYS) {
      expect(battleOf(day)).toEqual(battleOf(day));
      expect(battleOf(day).nodes).toBeGreaterThan(0);
    }
    const seconds = mean(DAYS.map((day) => battleOf(day).side));
    expect(seconds).toBeGreaterThan(0.45);
    expect(seconds).toBeLessThan(0.55);
  });
});

describe('the runs of the day', () => {
  it('have tiles of their own, and points to beat that rise through the week', () => {
    expect(new Set(DAYS.map(seedOfDay)).size).toBe(DAYS.length);
    const points = RUNGS.map((rung) => pointsOf(TWENTY48_STEPS, rung));
    expect(points.every(Number.isFinite)).toBe(true);
    expect(points).toEqual([...points].sort((one, other) => one - other));
    expect(rungOfDay(readDate('2026-11-29')!)).toBe(RUNGS.at(-1));
  });
});

it('a given day stays as it is', () => {
  const day = readDate('2026-11-29')!;
  expect(dateOf(day)).toBe('2026-11-29');
  expect({ seed: seedOfDay(day), battle: battleOf(day) }).toMatchObject({
    seed: 2_745_046_658,
    battle: { rung: 160, nodes: 20_000 },
  });
});
