import type { FileFormat, FilesSpec } from '../../boardgame/files/files_spec';
import { gameStarts } from '../../boardgame/files/sgf_tree';
import type { GameRecord } from '../../boardgame/game_types';
import { PASS } from '../action_code';
import type { Othello } from '../othello_types';
import { type Setup, STANDARD, USUAL_SETUP } from '../setup';
import { discAt, type Snapshot } from '../snapshot';
import { messages } from '../words/messages';
import { isBoard, readBoard, readStart } from './board_text';
import { type OthelloFault, othelloFaultWords, refuse } from './faults';
import { readGgf } from './ggf_reader';
import { writeGgf } from './ggf_writer';
import { readMoves, writeMoves } from './notation';
import { isTranscript, readTranscript, writeTranscript } from './transcript';

const GGF: FileFormat<Setup> = {
  name: 'GGF',
  ending: 'ggf',
  mediaType: 'text/plain',
  matches: (text) => /\(\s*;/.test(text),
  starts: gameStarts,
  read: readGgf,
  write: writeGgf,
};

const TRANSCRIPT: FileFormat<Setup> = {
  name: 'f5d6c3…',
  ending: 'txt',
  mediaType: 'text/plain',
  matches: isTranscript,
  read: readTranscript,
  write: writeTranscript,
  omits,
};

/** What a list of moves does not keep: another start, and how a game ended that the board does not end. */
function omits({ start, ending }: GameRecord<Setup>): string | null {
  const t = messages.value;
  if (start !== STANDARD) return t.othelloStartInTranscript;
  return ending === undefined ? null : t.othelloEndInTranscript;
}

/** Othello in files and links: `#game=othello&moves=f5d6c3`. */
export const FILES: FilesSpec<Othello> = {
  formats: [GGF, TRANSCRIPT],
  texts: [{ matches: isBoard, read: readBoard }],
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
