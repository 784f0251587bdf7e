import * as v from 'valibot';
import { TEXT } from '../engine/fields';
import type { Day } from '../shell/session/daily_game';
import type { Place } from '../shell/storage/place';
import { isDictionary, valuesThatPass } from '../shell/storage/salvage';
import { dateOf } from './days';
import { messages } from './words/messages';

/** Games of the day that are begun and not over, by their dates. */
export type OpenGames<Saved> = Readonly<Record<string, Saved>>;

/** So many are kept; those of the oldest days make room. */
const MOST_OPEN = 14;

/** Where they are kept. */
export function openGamesPlace<Saved>(
  game: string,
  schema: v.GenericSchema<unknown, Saved>,
): Place<OpenGames<Saved>> {
  return {
    key: `${game}.dailyGames`,
    version: 1,
    schema: v.pipe(v.unknown(), v.check(isDictionary), v.record(TEXT, schema)),
    name: () => messages.value.savedDailyGames,
    salvage: (value) => valuesThatPass(value, schema),
  };
}

/** The same with the game of a day as it is now; without it once that is over. */
export function withGame<Saved extends { over: boolean }>(
  games: OpenGames<Saved>,
  day: Day,
  saved: Saved,
): OpenGames<Saved> {
  const date = dateOf(day);
  const others = Object.entries(games).filter(([known]) => known !== date);
  const all = saved.over ? others : [...others, [date, saved] as const];
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MOST_OPEN));
}
