import { dailyPlace } from '../daily/daily_record';
import { messages as dailyMessages } from '../daily/words/messages';
import { contestPlace } from '../lab/saved_contest';
import { messages as labMessages } from '../lab/words/messages';
import { resultsPlace } from '../ladder/results';
import { recordPlace } from '../record/record';
import type { AnyPlace } from '../record/save_file';
import { SETTINGS_PLACE } from '../shell/storage/settings_store';
import { GAMES } from './games';

/** What each game keeps besides what the page keeps of every game. */
const OWN = import.meta.glob<() => Promise<AnyPlace[]>>('../*/places.ts', { import: 'ownPlaces' });

/** Everywhere that the page keeps something, with the words for it. Throws what a script fails with. */
export async function allPlaces(): Promise<AnyPlace[]> {
  const [own] = await Promise.all([
    Promise.all(Object.values(OWN).map(async (load) => (await load())())),
    labMessages.load(),
    dailyMessages.load(),
  ]);
  const shared = GAMES.flatMap(({ name, sign }) => {
    const places: AnyPlace[] = [
      recordPlace(name),
      dailyPlace(name),
      resultsPlace(name),
      contestPlace(name),
      contestPlace(name, 'ladder'),
    ];
    // Every game has these: which is whose has to be said.
    return places.map((place) => ({ ...place, name: () => `${sign().title}: ${place.name()}` }));
  });
  return [SETTINGS_PLACE, ...shared, ...own.flat()];
}
