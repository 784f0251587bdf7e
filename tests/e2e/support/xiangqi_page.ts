import { quickMove } from '../../../tools/lib/quick_players/xiangqi.mjs';
import { decodeSnapshot, type Snapshot } from '../../../web/src/xiangqi/snapshot';
import { BoardGamePage } from './board_game_page';
import type { Place } from './place';

/** Waits until a game of Xiangqi is on in `place`. */
export function xiangqiIn(place: Place): Promise<BoardGamePage<Snapshot>> {
  return BoardGamePage.in(place, { name: 'xiangqi', decodeSnapshot, quickAction: quickMove });
}
