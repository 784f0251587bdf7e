import { quickDisc } from '../../../tools/lib/quick_players/othello.mjs';
import { decodeSnapshot, type Snapshot } from '../../../web/src/othello/snapshot';
import { BoardGamePage } from './board_game_page';
import type { Place } from './place';

/** Waits until a game of Othello is on in `place`. */
export function othelloIn(place: Place): Promise<BoardGamePage<Snapshot>> {
  return BoardGamePage.in(place, { name: 'othello', decodeSnapshot, quickAction: quickDisc });
}
