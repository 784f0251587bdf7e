import { endingText, readEnding } from '../../shell/ending';
import { SIDES } from '../../shell/url_parameters';
import type { GameRecord } from '../game_types';
import type { Sender } from '../shared/shared_game';
import type { Spec } from '../spec';
import { type Reading, reading, refuse } from './reading';

/**
 * A game as an address: `#game=NAME&moves=...`, between them what is unusual about its set-up, and how it ended if the
 * board does not say. The fragment stays in the browser; no server sees a game.
 */

type Linked = Pick<Spec, 'game' | 'files'>;

/** The address of a game on the page at `page`; it says who played it where there is a sender. */
export function gameLink(
  { game, files }: Linked,
  record: GameRecord,
  sender: Sender | null,
  page: string = location.href,
): string {
  const who: Record<string, string> =
    sender === null ? {} : { ai: String(sender.rung), side: SIDES[sender.side] };
  const parameters = new URLSearchParams({
    game,
    ...who,
    ...files.linkSetup(record),
    ...(record.ending === undefined ? {} : { end: endingText(record.ending) }),
    moves: files.writeMoves(record.actions, record),
  });
  return `${page.replace(/[?#].*$/s, '')}#${parameters}`;
}

/** Whether a text may be the address of a game. */
export function isGameLink({ game }: Linked, text: string): boolean {
  return new RegExp(`\\bgame=${game}\\b`).test(text);
}

/** Reads an address, or its query or fragment; the fragment wins. Whether it is legal is asked of the rules. */
export function readGameLink({ game, files }: Linked, address: string): Reading {
  return reading((note) => {
    const parameters = parametersOf(address);
    if (parameters.get('game') !== game) refuse('unknownFormat');
    const setup = files.readLinkSetup(parameters);
    const moves = parameters.get('moves') ?? '';
    const actions = files.readMoves(moves.toLowerCase(), setup) ?? refuse('linkMoves', { found: moves });
    const end = parameters.get('end');
    const ending = end === undefined ? null : readEnding(end);
    if (end !== undefined && ending === null) note({ kind: 'resultUnknown', found: end });
    return { ...setup, actions, ...(ending === null ? {} : { ending }) };
  });
}

function parametersOf(address: string): Map<string, string> {
  const [front = '', fragment = ''] = address.trim().split('#', 2);
  const query = front.includes('?') ? front.slice(front.indexOf('?') + 1) : front;
  return new Map([...new URLSearchParams(query), ...new URLSearchParams(fragment)]);
}
