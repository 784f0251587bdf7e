import { gameStarts } from '../../boardgame/files/sgf_tree';
import type { FileFormat, FileKinds } from '../../play/files/files_spec';
import type { GameRecord } from '../../play/game_types';
import { type Setup, STANDARD } from '../setup';
import { messages } from '../words/messages';
import { isBoard, readBoard } from './board_text';
import { readGgf } from './ggf_reader';
import { writeGgf } from './ggf_writer';
import { isTranscript, readTranscript, writeTranscript } from './transcript';

/** Kinds of files and texts that hold a game of Othello. */

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

export const KINDS: FileKinds<Setup> = {
  formats: [GGF, TRANSCRIPT],
  texts: [{ matches: isBoard, read: readBoard }],
};
