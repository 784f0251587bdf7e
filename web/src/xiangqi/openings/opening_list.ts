import text from '../../../../engine/xiangqi/data/opening_names.txt?raw';
import { readMoves } from '../notation/iccs';

/** A line that has a name. */
export interface NamedLine {
  /** In Chinese, after its ECCO code where that is known. */
  name: string;
  /** From the usual start on. */
  actions: readonly number[];
}

export const LINES: readonly NamedLine[] = readLines(text);

/** Reads a list, `h2e2... CODE NAME` a line, CODE `-` for none; a line that begins with # is a remark. Throws an Error. */
export function readLines(list: string): NamedLine[] {
  return list.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, moves = '', code = '', name = ''] = /^(\S+) (\S+) (.+)$/.exec(line) ?? [];
    const actions = readMoves(moves);
    if (name === '' || actions === null || actions.length === 0) {
      throw new Error(`line ${number + 1} is no opening: ${line}`);
    }
    return [{ name: code === '-' ? name : `${code} ${name}`, actions }];
  });
}
