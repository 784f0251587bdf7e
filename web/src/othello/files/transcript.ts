import { placeAt, type Reading, reading } from '../../boardgame/files/reading';
import type { GameRecord } from '../../boardgame/game_types';
import { PASS } from '../action_code';
import { type Setup, USUAL_SETUP } from '../setup';
import { refuse } from './faults';
import { readAction, writeMoves } from './notation';

/**
 * The moves of a game from the usual start one after the other, `f5d6c3d3c4`, as players write them down: passes are left
 * out, and there may be blanks, numbers and large letters between.
 */

/** Between moves: blanks, and numbers of moves with a point or a bracket behind them. */
const BETWEEN = /[\s,;-]+|\d+[.)]\s*/y;
const MOVE = /[a-h][1-8]|pass|ps|pa|--/iy;

export function isTranscript(text: string): boolean {
  return /^\s*(1[.)]\s*)?[a-h][1-8]/i.test(text);
}

/** Reads a game; whether its moves are legal is asked of the rules, in `checkRecord`. */
export function readTranscript(text: string): Reading<Setup> {
  return reading(() => {
    const actions: number[] = [];
    for (let at = 0; at < text.length; ) {
      const move = matchAt(MOVE, text, at);
      const skipped = move === '' ? matchAt(BETWEEN, text, at) : move;
      if (skipped === '') {
        refuse('point', { place: placeAt(text, at), found: /^\S+/.exec(text.slice(at))?.[0] ?? '' });
      }
      if (move !== '') actions.push(readAction(move) ?? PASS);
      at += skipped.length;
    }
    return { ...USUAL_SETUP, actions };
  });
}

export function writeTranscript({ actions }: GameRecord<Setup>): string {
  return `${writeMoves(actions.filter((action) => action !== PASS))}\n`;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
