import { readPsq } from '../../gomoku/files/psq';
import { readSgf } from '../../gomoku/files/sgf_reader';
import { readGameLink } from './game_link';
import type { Reading } from './reading';

/** More than any game needs; a film dropped by mistake is not read. */
export const FILE_BYTES_MAX = 1_000_000;

/** Reads a game from text of any of the formats, told apart by how they begin. */
export function readGame(text: string): Reading {
  if (text.trim() === '') return { fault: { kind: 'empty' } };
  if (text.length > FILE_BYTES_MAX) return { fault: { kind: 'tooLarge' } };
  if (/^\s*Piskvorky\b/i.test(text)) return readPsq(text);
  if (/\(\s*;/.test(text)) return readSgf(text);
  if (/[?#&]?game=gomoku\b/.test(text)) return readGameLink(text);
  return { fault: { kind: 'unknownFormat' } };
}

/** Reads a file, in the encoding that its mark of byte order or an SGF's `CA` names, else UTF-8. */
export async function readGameFile(file: Blob): Promise<Reading> {
  if (file.size > FILE_BYTES_MAX) return { fault: { kind: 'tooLarge' } };
  try {
    return readGame(decode(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return { fault: { kind: 'unreadable' } };
  }
}

/** The text of a file's bytes. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const [, named = 'utf-8'] =
    /CA\[\s*([\w-]+)\s*\]/.exec(String.fromCharCode(...bytes.subarray(0, 2000))) ?? [];
  return decoderOf(named).decode(bytes);
}

/** UTF-8 for an encoding that this browser does not know. */
function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
