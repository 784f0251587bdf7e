import text from '../../../../engine/othello/data/opening_names.txt?raw';
import type { Action } from '../../play/game_types';
import { readMoves } from '../files/notation';

/** An opening as players call it. */
export interface Opening {
  name: string;
  /** From the usual start on. */
  actions: readonly Action[];
}

/** All openings that have names. */
export const OPENINGS: readonly Opening[] = readOpenings(text);

/** Reads a list, `f5d6... NAME` a line; a line that begins with # is a remark. Throws an Error that names the line. */
export function readOpenings(list: string): Opening[] {
  return list.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, moves = '', name = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
    const actions = readMoves(moves);
    if (name === '' || actions === null || actions.length === 0) {
      throw new Error(`line ${number + 1} is no opening: ${line}`);
    }
    return [{ name, actions }];
  });
}
