import { messages } from '../../board/again/words/messages';
import { PlayedTurnCard } from './played_turn_card';

/** The card of a turn that is looked at again, once its words have come. */
export async function openPlayedTurn() {
  await messages.load();
  return PlayedTurnCard;
}
