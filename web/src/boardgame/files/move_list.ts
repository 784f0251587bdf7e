/** Moves one after the other as people write them down, with blanks, numbers and large letters between. */
export interface MoveList {
  words: string[];
  /** Where something stands that is no move; absent where all was understood. */
  stray?: number;
}

/** Between moves: blanks, commas, dashes, brackets, and numbers with a move behind them. */
const BETWEEN = /(?:[\s,;:|/\\()[\]{}"'`<>–—→·+-]|\.(?!\.))+|\d+(?=[\s.):,;-]*[a-z])/iy;

/** Reads a list of what `move`, a sticky pattern, matches; the words are in small letters. */
export function readMoveList(text: string, move: RegExp): MoveList {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = matchAt(move, text, at);
    const skipped = word === '' ? matchAt(BETWEEN, text, at) : word;
    if (skipped === '') return { words, stray: at };
    if (word !== '') words.push(word.toLowerCase());
    at += skipped.length;
  }
  return { words };
}

/** The word at a place of a text. */
export function wordAt(text: string, at: number): string {
  return /^\S{1,40}/.exec(text.slice(at, at + 40))?.[0] ?? '';
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
