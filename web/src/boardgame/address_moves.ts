import type { Check } from '../shell/address/url_checks';
import { type MoveList, wordAt } from './files/move_list';

/** The moves of an address without anything between them, or where they are none. */
export function checkMoveList(given: string, { words, stray }: MoveList): ReturnType<Check<string>> {
  if (stray === undefined) return { value: words.join('') };
  return { found: wordAt(given, stray), reasonKey: 'notMoves' };
}
