import type { FileFormat, FileKinds } from '../../play/files/files_spec';
import { type Reading, reading } from '../../play/files/reading';
import type { GameRecord } from '../../play/game_types';
import { type Setup, STANDARD, startOf } from '../setup';
import { messages } from '../words/messages';
import { readFen } from './fen';
import { isMoveList, readMoveTexts, writeMoveTexts } from './move_texts';
import { readPgn } from './pgn_reader';
import { writePgn } from './pgn_writer';

/** Kinds of files and texts that hold a game of Xiangqi. */

const PGN: FileFormat<Setup> = {
  name: 'PGN',
  ending: 'pgn',
  mediaType: 'application/vnd.chess-pgn',
  // A line that begins with a percent sign is passed over.
  matches: (text) => /^\s*(%.*[\r\n]\s*)*\[\w+\s+"/.test(text),
  starts: (text) => [...text.matchAll(/(?<=^|\n\s*\n)\s*\[\w+\s+"/g)].map(({ index }) => index),
  read: readPgn,
  write: writePgn,
};

const MOVES: FileFormat<Setup> = {
  name: 'h2e2 h9g7…',
  ending: 'txt',
  mediaType: 'text/plain',
  matches: isMoveList,
  read: readMoveTexts,
  write: writeMoveTexts,
  omits,
};

/** What a list of moves does not keep: another start, and how a game ended that the board does not end. */
function omits({ start, ending }: GameRecord<Setup>): string | null {
  const t = messages.value;
  if (start !== STANDARD) return t.xiangqiStartInMoves;
  return ending === undefined ? null : t.xiangqiEndInMoves;
}

/** A position to begin with. */
function readPosition(text: string): Reading<Setup> {
  return reading(() => ({ start: startOf(readFen(text) ?? ''), actions: [] }));
}

export const KINDS: FileKinds<Setup> = {
  formats: [PGN, MOVES],
  texts: [{ matches: (text) => readFen(text) !== null, read: readPosition }],
};
