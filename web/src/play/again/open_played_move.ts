import { messages } from '../../board/again/words/messages';
import { PlayedMoveCard } from './played_move_card';

/** The card of a move that is looked at again, once its words have come. */
export async function openPlayedMove() {
  await messages.load();
  return PlayedMoveCard;
}
