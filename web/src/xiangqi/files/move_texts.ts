import { type Reading, reading } from '../../play/files/reading';
import type { GameRecord } from '../../play/game_types';
import { writeIccs } from '../notation/iccs';
import { readMoveWords } from '../notation/read_moves';
import { type Setup, startOf, USUAL_SETUP } from '../setup';
import { refuse } from './faults';
import { readFen } from './fen';

/**
 * The moves of a game one after the other, in ICCS, WXF or Chinese notation, with blanks and numbers between; as
 * programs tell each other a game, `position fen ... moves h2e2 h9g7`, too.
 */
const POSITION = /^\s*position\s+(?:startpos|fen\s+(.*?))(?:\s+moves\s+(.*))?$/is;

const FIRST =
  /^\s*(\d+\s*[.):、．]?\s*)?([a-i]\d-?[a-i]\d|[kgabehnrcps][1-9+-][+=.-][1-9]|[帅帥将將仕士相象马馬傌车車俥炮砲包兵卒前中后後])/i;

export function isMoveList(text: string): boolean {
  return POSITION.test(text.trim()) || FIRST.test(text);
}

/** Reads a game; whether its moves are legal is asked of the rules, in `checkRecord`. */
export function readMoveTexts(text: string): Reading<Setup> {
  return reading(() => {
    const [told, fen, moves = ''] = POSITION.exec(text.trim()) ?? [];
    if (told === undefined) return { ...USUAL_SETUP, actions: readMoveWords(text, USUAL_SETUP) };
    const setup =
      fen === undefined ? USUAL_SETUP : { start: startOf(readFen(fen) ?? refuse('fen', { found: fen })) };
    return { ...setup, actions: readMoveWords(moves, setup) };
  });
}

export function writeMoveTexts({ actions }: GameRecord<Setup>): string {
  return `${actions.map(writeIccs).join(' ')}\n`;
}
