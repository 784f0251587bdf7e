import { gamePlace } from '../play/saved_game';
import type { AnyPlace } from '../record/save_file';
import { CAMPAIGN_PLACE } from './campaign/campaign_place';
import { BATTLE } from './card_spec';
import { DAILY_BATTLES } from './daily/place';
import { MAP_PLACE } from './editor/kept_map';
import { LOSSES_PLACE } from './losses/lost_battles';
import { TAUGHT_PLACE } from './teaching/teaching_memory';
import { messages } from './words/messages';

/** Where the game keeps something of its own, once the words for it have come. */
export async function ownPlaces(): Promise<AnyPlace[]> {
  await messages.load();
  return [gamePlace(BATTLE), CAMPAIGN_PLACE, DAILY_BATTLES, LOSSES_PLACE, MAP_PLACE, TAUGHT_PLACE];
}
