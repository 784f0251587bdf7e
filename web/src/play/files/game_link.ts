import { SIDES } from '../../shell/address/url_text';
import { endingText } from '../../shell/session/ending';
import { friendAddress } from '../friends/names';
import type { GameRecord } from '../game_types';
import type { Sender } from '../shared/shared_game';
import type { PlaySpec } from '../spec';

/**
 * A game as an address: `#game=NAME&moves=...`, between them what is unusual about its set-up, and how it ended if the
 * board does not say. The fragment stays in the browser; no server sees a game.
 */

export type Linked = Pick<PlaySpec, 'game' | 'files'>;

/** The address of a game on the page at `page`; it says who played it where there is a sender. null where it has none. */
export function gameLink(
  { game, files }: Linked,
  record: GameRecord,
  sender: Sender | null,
  page: string = location.href,
): string | null {
  const setup = files.linkSetup(record);
  if (setup === null) return null;
  const who =
    sender === null
      ? {}
      : sender.friends === undefined
        ? { ai: String(sender.rung), side: SIDES[sender.side] }
        : (friendAddress(sender.friends.names) as object);
  const parameters = new URLSearchParams({
    game,
    ...who,
    ...setup,
    ...(record.ending === undefined ? {} : { end: endingText(record.ending) }),
    moves: files.writeMoves(record.actions, record),
  });
  return `${page.replace(/[?#].*$/s, '')}#${parameters}`;
}
