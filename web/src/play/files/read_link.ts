import { readValues, unescapeAddress } from '../../shell/address/address_text';
import { readEnding } from '../../shell/session/ending';
import type { Linked } from './game_link';
import { type Reading, reading, refuse } from './reading';

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
  const whole = unescapeAddress(text);
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
