import { quickStone } from '../../../tools/lib/quick_players/gomoku.mjs';
import { decodeSnapshot, type Snapshot } from '../../../web/src/gomoku/snapshot';
import { BoardGamePage } from './board_game_page';
import type { Place } from './place';

/** What a test sees of a game of Gomoku. */
export type GomokuPage = BoardGamePage<Snapshot>;

/** Waits until a game of Gomoku is on in `place`. */
export function gomokuIn(place: Place): Promise<GomokuPage> {
  return BoardGamePage.in(place, { name: 'gomoku', decodeSnapshot, quickAction: quickStone });
}
