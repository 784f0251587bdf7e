import { wordAt } from '../../boardgame/files/move_list';
import { placeAt, type Reading, reading } from '../../play/files/reading';
import type { GameRecord } from '../../play/game_types';
import { PASS } from '../action_code';
import { type Setup, USUAL_SETUP } from '../setup';
import { refuse } from './faults';
import { listMoves, readAction, writeMoves } from './notation';

/**
 * The moves of a game from the usual start one after the other, `f5d6c3d3c4`, as players write them down: passes are left
 * out, and there may be blanks, numbers and large letters between.
 */

export function isTranscript(text: string): boolean {
  return /^[\s"'`([{<]*(\d+\s*[.):]?\s*)?[a-h][1-8](?!\d)/i.test(text);
}

/** Reads a game; whether its moves are legal is asked of the rules, in `checkRecord`. */
export function readTranscript(text: string): Reading<Setup> {
  return reading(() => {
    const { words, stray } = listMoves(text);
    if (stray !== undefined) refuse('point', { place: placeAt(text, stray), found: wordAt(text, stray) });
    return { ...USUAL_SETUP, actions: words.map((word) => readAction(word) ?? PASS) };
  });
}

export function writeTranscript({ actions }: GameRecord<Setup>): string {
  return `${writeMoves(actions.filter((action) => action !== PASS))}\n`;
}
