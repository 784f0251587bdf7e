import { wordAt } from '../../boardgame/files/move_list';
import { placeAt, type Reading, reading } from '../../play/files/reading';
import { LARGEST_BOARD, type Setup, USUAL_SETUP } from '../setup';
import { refuse } from './faults';
import { listMoves, readMoves } from './notation';

/** Boards that a list of moves may be of, which says none. */
const SIZES = [USUAL_SETUP.size, 19, LARGEST_BOARD];

/** Whether a text begins like a list of moves: `h8i9`, `1. H8 I9`. */
export function isMoveText(text: string): boolean {
  return /^[\s"'`([{<]*(\d+\s*[.):]?\s*)?[a-t](1\d|20|[1-9])(?!\d)/i.test(text);
}

/** Reads a list of moves as a game by the usual rule, on the smallest usual board that has all its cells. */
export function readMoveText(text: string): Reading<Setup> {
  return reading(() => {
    const { words, stray } = listMoves(text);
    if (stray !== undefined) refuse('point', { place: placeAt(text, stray), found: wordAt(text, stray) });
    const opening = words.some((word) => /^[a-z]{3,}$/.test(word)) ? 'swap2' : 'free';
    const moves = words.join('');
    const size = SIZES.find((known) => readMoves(moves, known) !== null) ?? LARGEST_BOARD;
    return { ...USUAL_SETUP, size, opening, actions: readMoves(moves, size) ?? [] };
  });
}
