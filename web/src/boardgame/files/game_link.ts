import { mendAddress, readValues } from '../../shell/address_text';
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

/** Whether there is the address of a game in a text. */
export function isGameLink(linked: Linked, text: string): boolean {
  return linkIn(linked, text) !== null;
}

/** Reads an address, or its query or fragment; the fragment wins. Whether it is legal is asked of the rules. */
export function readGameLink({ game, files }: Linked, text: string): Reading {
  return reading((note) => {
    const link = linkIn({ game, files }, text) ?? refuse('unknownFormat');
    const parameters = readValues(link);
    const setup = files.readLinkSetup(parameters);
    const moves = parameters.get('moves') ?? '';
    const actions = files.readMoves(moves, setup) ?? refuse('linkMoves', { found: moves });
    const end = parameters.get('end');
    const ending = end === undefined ? null : readEnding(end);
    if (end !== undefined && ending === null) note({ kind: 'resultUnknown', found: end });
    return { ...setup, actions, ...(ending === null ? {} : { ending }) };
  });
}

/** The first address in a text that names the game, with the moves that a mail program has put on lines of their own. */
function linkIn({ game, files }: Linked, text: string): string | null {
  const whole = mendAddress(text);
  const [name] = new RegExp(`\\bgame=${game}\\b`, 'i').exec(whole) ?? [];
  if (name === undefined) return null;
  const at = whole.indexOf(name);
  const before = whole.slice(0, at).match(/[^\s<("'[\]]*$/)?.[0] ?? '';
  const [first = '', ...lines] = whole.slice(at).split(/\r\n|\r|\n/);
  const [words = ''] = first.split(/[\s<>]/);
  if (words !== first) return before + words;
  const further = lines.findIndex((line) => line.trim() === '' || !isMoves(files, line.trim()));
  return (
    before +
    words +
    lines
      .slice(0, further < 0 ? lines.length : further)
      .join('')
      .replace(/\s/g, '')
  );
}

function isMoves(files: Linked['files'], line: string): boolean {
  try {
    return files.readMoves(line, files.readLinkSetup(new Map())) !== null;
  } catch {
    return false;
  }
}
