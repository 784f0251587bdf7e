import type { AnyPlace } from '../record/save_file';
import { BATTLE_PLACE } from './battle/saved_battle';
import { LOSSES_PLACE } from './losses/lost_battles';
import { TAUGHT_PLACE } from './teaching/teaching_memory';
import { messages } from './words/messages';

/** Where the game keeps something of its own, once the words for it have come. */
export async function ownPlaces(): Promise<AnyPlace[]> {
  await messages.load();
  return [BATTLE_PLACE, LOSSES_PLACE, TAUGHT_PLACE];
}
