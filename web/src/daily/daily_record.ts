import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { NUMBER_OF, TEXT, TRUTH } from '../engine/fields';
import type { Day, DayResult } from '../shell/session/daily_game';
import { oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { isDictionary, valuesThatPass } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';
import { dateOf } from './days';
import { messages } from './words/messages';

const RESULT = v.object({
  at: NUMBER_OF,
  won: TRUTH,
  wrong: NUMBER_OF,
  hints: NUMBER_OF,
  undone: NUMBER_OF,
  figures: v.pipe(v.array(NUMBER_OF), v.maxLength(8)),
});

/** What came of a game's tasks, by their dates. */
export type DayResults = Readonly<Record<string, DayResult>>;

/** Where they are kept. */
export function dailyPlace(game: string): Place<DayResults> {
  return {
    key: `${game}.daily`,
    version: 1,
    schema: v.pipe(v.unknown(), v.check(isDictionary), v.record(TEXT, RESULT)),
    name: () => messages.value.savedDaily,
    salvage: (value) => valuesThatPass(value, RESULT),
  };
}

const UNPLAYED: DayResult = { at: 0, won: false, wrong: 0, hints: 0, undone: 0, figures: [] };

/** What a player has made of a game's tasks, kept on the device. */
export class DailyRecord {
  readonly results: Signal<DayResults>;
  private readonly place: Place<DayResults>;

  private constructor(
    private readonly saves: Saves,
    game: string,
  ) {
    this.place = dailyPlace(game);
    this.results = signal(saves.read(this.place) ?? {});
    saves.follow(this.place, (results) => {
      this.results.value = results;
    });
  }

  of(day: Day): DayResult {
    return this.results.value[dateOf(day)] ?? UNPLAYED;
  }

  /** Enters how far a task has come; what is over stays as it is. */
  enter(day: Day, change: Partial<DayResult>): void {
    // Another tab may have kept another day meanwhile.
    const before = { ...this.results.peek(), ...this.saves.read(this.place) };
    const result = before[dateOf(day)] ?? UNPLAYED;
    if (result.at > 0) return;
    const results = { ...before, [dateOf(day)]: { ...result, ...change } };
    this.saves.write(this.place, results);
    this.results.value = results;
  }

  /** The results kept in `saves` for a game; one object for each, so that all who show them agree. */
  static of(saves: Saves, game: string): DailyRecord {
    const known = DailyRecord.all(saves);
    const record = known.get(game) ?? new DailyRecord(saves, game);
    known.set(game, record);
    return record;
  }

  private static readonly all = oneForEach(() => new Map<string, DailyRecord>());
}
