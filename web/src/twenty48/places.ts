import type { AnyPlace } from '../record/save_file';
import { DAILY_RUNS } from './daily/place';
import { PREFERENCES_PLACE } from './preferences';
import { ADVERSARY_PLACE } from './saved_adversary';
import { COMPARISON_PLACE } from './saved_comparison';
import { GAME_PLACE } from './saved_game';
import { messages } from './words/messages';

/** Where the game keeps something of its own, once the words for it have come. */
export async function ownPlaces(): Promise<AnyPlace[]> {
  await messages.load();
  return [GAME_PLACE, DAILY_RUNS, PREFERENCES_PLACE, ADVERSARY_PLACE, COMPARISON_PLACE];
}
