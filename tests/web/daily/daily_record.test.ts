// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DailyRecord, dailyPlace } from '../../../web/src/daily/daily_record';
import { readDate } from '../../../web/src/daily/days';
import { type OpenGames, openGamesPlace, withGame } from '../../../web/src/daily/open_games';
import { marksOf, resultText } from '../../../web/src/daily/result_text';
import { doneOn, streakOn } from '../../../web/src/daily/streak';
import { helpMarks, markRow, withHelp } from '../../../web/src/daily/told';
import { readSaveFile, takeOver, writeSaveFile } from '../../../web/src/record/save_file';
import type { DayResult } from '../../../web/src/shell/session/daily_game';
import { forgetfulSaves, openSaves } from '../../../web/src/shell/storage/storage';
import { FakeStorage } from '../support/fake_storage';

const DAY = readDate('2026-11-29')!;
const noon = (day: number) => day * 86_400_000 + 43_200_000;
const result = (part: Partial<DayResult> = {}): DayResult => ({
  at: noon(DAY),
  won: true,
  wrong: 0,
  hints: 0,
  undone: 0,
  figures: [],
  ...part,
});

/** What a page hears when another tab writes. */
function hear(key: string): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe("a game's daily results", () => {
  it('are kept as they come, and stay as they are once a task is over', () => {
    const storage = new FakeStorage();
    const record = DailyRecord.of(
      openSaves(() => storage),
      'toads',
    );
    expect(record.of(DAY).at).toBe(0);
    record.enter(DAY, { wrong: 1 });
    record.enter(DAY, { hints: 2 });
    record.enter(DAY, { at: noon(DAY), won: true, figures: [7] });
    record.enter(DAY, { at: noon(DAY) + 1, won: false, wrong: 9 });
    const kept = result({ wrong: 1, hints: 2, figures: [7] });
    expect(record.of(DAY)).toEqual(kept);
    // Read anew, as after a closed tab.
    expect(
      DailyRecord.of(
        openSaves(() => storage),
        'toads',
      ).of(DAY),
    ).toEqual(kept);
  });

  it('of two tabs are put together', () => {
    const storage = new FakeStorage();
    const [one, other] = [openSaves(() => storage), openSaves(() => storage)].map((saves) =>
      DailyRecord.of(saves, 'toads'),
    ) as [DailyRecord, DailyRecord];
    one.enter(DAY, { at: noon(DAY), won: true });
    other.enter(DAY - 1, { at: noon(DAY), won: false });
    hear('forethought.toads.daily');
    expect(Object.keys(one.results.value).sort()).toEqual(['2026-11-28', '2026-11-29']);
    expect(Object.keys(other.results.value).sort()).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('last as long as the page where the storage is refused', () => {
    const saves = openSaves(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    DailyRecord.of(saves, 'toads').enter(DAY, { at: noon(DAY), won: true });
    expect(DailyRecord.of(saves, 'toads').of(DAY).won).toBe(true);
    expect(saves.hasStorage).toBe(false);
  });

  it('go along in a save file, and what of them cannot be read is left out', () => {
    const saves = openSaves(() => new FakeStorage());
    DailyRecord.of(saves, 'toads').enter(DAY, { at: noon(DAY), won: true });
    const text = writeSaveFile(saves, [dailyPlace('toads')], new Date(0));
    const read = readSaveFile(text, [dailyPlace('toads')]);
    if ('fault' in read) throw new Error(read.fault);
    const other = openSaves(() => new FakeStorage());
    expect(takeOver(other, read.accepted, new Date(0)).taken).toBe(true);
    expect(DailyRecord.of(other, 'toads').of(DAY).won).toBe(true);
    expect(dailyPlace('toads').salvage?.({ '2026-11-29': result(), '2026-11-28': { at: 'noon' } })).toEqual({
      '2026-11-29': result(),
    });
  });
});

describe('a streak', () => {
  const played = (...days: number[]) =>
    Object.fromEntries(
      days.map((day) => [new Date(noon(day)).toISOString().slice(0, 10), result({ at: noon(day) })]),
    );

  it('counts days in a row on which any task was over in time, up to yesterday at least', () => {
    expect(streakOn(DAY, [])).toBe(0);
    expect(streakOn(DAY, [played(DAY)])).toBe(1);
    expect(streakOn(DAY, [played(DAY, DAY - 2), played(DAY - 1)])).toBe(3);
    expect(streakOn(DAY, [played(DAY - 1, DAY - 2)])).toBe(2);
    expect(streakOn(DAY, [played(DAY - 2, DAY - 3)])).toBe(0);
  });

  it('does not count what was played later', () => {
    expect(streakOn(DAY, [{ '2026-11-29': result({ at: noon(DAY + 1) }) }])).toBe(0);
    expect(
      doneOn(DAY, [{ '2026-11-29': result({ at: noon(DAY + 1) }) }, { '2026-11-29': result({ at: 0 }) }]),
    ).toBe(1);
  });
});

describe('what is told of a day', () => {
  it('is a row of marks for each task, which give nothing away', () => {
    const tasks = [
      { sign: 'A', marks: marksOf(result(), () => '✅') },
      { sign: 'B', marks: marksOf(result({ at: 0 }), () => '✅') },
    ];
    expect(resultText({ day: DAY, tasks, streak: 3 })).toBe('Forethought 2026-11-29 · 1/2 · 🔥3\nA ✅\nB ▫️');
  });

  it('says what has helped', () => {
    expect(withHelp('Solved', result())).toBe('Solved');
    expect(withHelp('Solved', result({ wrong: 2, hints: 1 }))).toBe('Solved · 2 wrong moves and 1 hint');
    expect(helpMarks({ hints: 2, undone: 1 })).toBe('💡💡↩️');
    expect(helpMarks({ hints: 99, undone: 0 })).toBe('💡'.repeat(6));
    expect(markRow(2, 3, '🟦')).toBe('🟦🟦⬛');
  });
});

describe('games of the day in progress', () => {
  const schema = v.object({ over: v.boolean(), moves: v.number() });

  it('are kept by their days until they are over; the oldest make room', () => {
    const begun: OpenGames<{ over: boolean; moves: number }> = {};
    let games = withGame(begun, DAY, { over: false, moves: 3 });
    games = withGame(games, DAY - 1, { over: false, moves: 4 });
    expect(Object.keys(games)).toEqual(['2026-11-28', '2026-11-29']);
    expect(withGame(games, DAY, { over: true, moves: 5 })).toEqual({
      '2026-11-28': { over: false, moves: 4 },
    });
    for (let day = DAY - 30; day < DAY; day++) games = withGame(games, day, { over: false, moves: 1 });
    expect(Object.keys(games).length).toBe(14);
    expect(games['2026-11-29']).toEqual({ over: false, moves: 3 });
  });

  it('have a place, in which what can be read is kept', () => {
    const saves = forgetfulSaves();
    const place = openGamesPlace('toads', schema);
    saves.write(place, withGame({}, DAY, { over: false, moves: 3 }));
    expect(saves.read(place)).toEqual({ '2026-11-29': { over: false, moves: 3 } });
    expect(place.salvage?.({ a: { over: false, moves: 1 }, b: 7 })).toEqual({ a: { over: false, moves: 1 } });
  });
});
