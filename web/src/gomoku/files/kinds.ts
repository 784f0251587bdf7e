import { gameStarts } from '../../boardgame/files/sgf_tree';
import type { FileFormat, FileKinds } from '../../play/files/files_spec';
import type { Setup } from '../setup';
import { messages } from '../words/messages';
import { isMoveText, readMoveText } from './move_text';
import { psqStarts, readPsq, writePsq } from './psq';
import { readSgf } from './sgf_reader';
import { writeSgf } from './sgf_writer';

/** Kinds of files and texts that hold a game of Gomoku. */

const SGF: FileFormat<Setup> = {
  name: 'SGF',
  ending: 'sgf',
  mediaType: 'application/x-go-sgf',
  matches: (text) => !PSQ.matches(text) && /\(\s*;/.test(text),
  starts: gameStarts,
  read: readSgf,
  write: writeSgf,
  encoding: (head) => /CA\[\s*([\w-]+)\s*\]/.exec(head)?.[1] ?? null,
};

const PSQ: FileFormat<Setup> = {
  name: 'psq',
  ending: 'psq',
  mediaType: 'text/plain',
  matches: (text) => /^\s*Piskvorky\b/i.test(text),
  starts: psqStarts,
  read: readPsq,
  write: writePsq,
  omits: ({ opening }) => (opening === 'swap2' ? messages.value.swap2InPsq : null),
};

export const KINDS: FileKinds<Setup> = {
  formats: [SGF, PSQ],
  texts: [{ matches: isMoveText, read: readMoveText }],
};
