import { isBoardSize, readCell, readChoice, writeAction } from '../../gomoku/files/notation';
import type { GomokuRecord } from '../../gomoku/game_record';
import { type Reading, reading, refuse } from './reading';

/**
 * A game as an address: `#game=gomoku&size=19&rule=renju&opening=swap2&moves=h8i9j7white`. What is left out is usual:
 * 15, freestyle, free. The fragment stays in the browser; no server sees a game.
 */

export const RULES: readonly GomokuRecord['rule'][] = ['freestyle', 'standard', 'renju'];
export const OPENINGS: readonly GomokuRecord['opening'][] = ['free', 'swap2'];
const USUAL = { size: 15, rule: 'freestyle', opening: 'free' } as const;

/** The address of a game on the page at `page`. */
export function gameLink(record: GomokuRecord, page: string = location.href): string {
  const { size, rule, opening } = record;
  const parameters = new URLSearchParams({ game: 'gomoku' });
  if (size !== USUAL.size) parameters.set('size', String(size));
  if (rule !== USUAL.rule) parameters.set('rule', rule);
  if (opening !== USUAL.opening) parameters.set('opening', opening);
  parameters.set('moves', writeMoves(record.actions, size));
  return `${page.replace(/[?#].*$/s, '')}#${parameters}`;
}

/** Moves without anything between them: each cell ends with its number. */
export function writeMoves(actions: readonly number[], size: number): string {
  return actions.map((code) => writeAction(code, size)).join('');
}

/** The actions, legal or not; null for text that is not moves of such a board. */
export function readMoves(text: string, size: number): number[] | null {
  const words = text.match(/black|white|two|[a-t]\d+/g) ?? [];
  if (words.join('') !== text) return null;
  const actions = words.map((word) => readChoice(word) ?? readCell(word, size));
  return actions.every((code) => code !== null) ? actions : null;
}

/** Reads an address, or its query or fragment; the fragment wins. Whether it is legal is asked of the rules. */
export function readGameLink(address: string): Reading {
  return reading(() => {
    const parameters = parametersOf(address);
    if (parameters.get('game') !== 'gomoku') refuse('unknownFormat');
    const sizeText = parameters.get('size') ?? String(USUAL.size);
    const size = Number(sizeText);
    if (!isBoardSize(size)) refuse('size', { found: sizeText });
    const moves = parameters.get('moves') ?? '';
    return {
      size,
      rule: RULES.find((rule) => rule === parameters.get('rule')) ?? USUAL.rule,
      opening: OPENINGS.find((opening) => opening === parameters.get('opening')) ?? USUAL.opening,
      actions: readMoves(moves.toLowerCase(), size) ?? refuse('linkMoves', { found: moves }),
    };
  });
}

function parametersOf(address: string): Map<string, string> {
  const [front = '', fragment = ''] = address.trim().split('#', 2);
  const query = front.includes('?') ? front.slice(front.indexOf('?') + 1) : front;
  return new Map([...new URLSearchParams(query), ...new URLSearchParams(fragment)]);
}
