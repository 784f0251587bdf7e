import type { FilesSpec } from '../../play/files/files_spec';
import type { GameRecord } from '../../play/game_types';
import { PASS } from '../action_code';
import type { Othello } from '../othello_types';
import { type Setup, STANDARD, USUAL_SETUP } from '../setup';
import { discAt, type Snapshot } from '../snapshot';
import { messages } from '../words/messages';
import { readStart } from './board_text';
import { type OthelloFault, othelloFaultWords, refuse } from './faults';
import { readMoves, writeMoves } from './notation';

/** Othello in files and links: `#game=othello&moves=f5d6c3`. */
export const FILES: FilesSpec<Othello> = {
  kindNames: ['GGF', 'f5d6c3…'],
  kinds: () => import('./kinds').then(({ KINDS }) => KINDS),
  linkSetup: ({ start }): Record<string, string> => (start === STANDARD ? {} : { start }),
  readLinkSetup(parameters) {
    const start = parameters.get('start') ?? USUAL_SETUP.start;
    return { start: readStart(start) ?? refuse('board', { found: start }) };
  },
  writeMoves: (actions) => writeMoves(actions),
  readMoves: (text) => readMoves(text),
  leftOut: ({ mustPass }, action) => (mustPass && action !== PASS ? PASS : null),
  refusal,
  faultWords: othelloFaultWords,
  noteWords: ({ kind }) => (kind === 'moverUnsaid' ? messages.value.othelloNoteMover : null),
  summary,
};

function refusal(before: Snapshot, action: number): OthelloFault {
  if (action === PASS) return 'pass';
  return discAt(before, action) === null ? 'nothing' : 'occupied';
}

/** `43 moves`, and that the start is another one. */
function summary({ start, actions }: GameRecord<Setup>): string[] {
  const t = messages.value;
  const moves = t.othelloMoveCount(actions.filter((action) => action !== PASS).length);
  return start === STANDARD ? [moves] : [moves, t.othelloOwnStart];
}
