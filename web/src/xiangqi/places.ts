import { keptPlaces } from '../boardgame/kept_places';
import type { AnyPlace } from '../record/save_file';
import { APPEARANCE_PLACE } from './appearance';
import { XIANGQI } from './spec';
import { messages } from './words/messages';

/** Where the game keeps something of its own, once the words for it have come. */
export async function ownPlaces(): Promise<AnyPlace[]> {
  await messages.load();
  return [...keptPlaces(XIANGQI), APPEARANCE_PLACE];
}
