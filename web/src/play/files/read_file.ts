import type { PlaySpec } from '../spec';
import type { FileKinds } from './files_spec';
import { isGameLink, readGameLink } from './read_link';
import type { Fault, Reading } from './reading';

/** More than any game needs; a film dropped by mistake is not read. */
export const FILE_BYTES_MAX = 1_000_000;

/** As much of a file as may tell its encoding. */
const HEAD_BYTES = 2000;

export interface Filed extends Pick<PlaySpec, 'game' | 'files'> {
  kinds: FileKinds;
}

/**
 * Reads a game from a link or from text of any of the game's formats, told apart by how they begin; of several games in a
 * text the one of this number, from 0.
 */
export function readGame(spec: Filed, text: string, number = 0): Reading {
  if (text.trim() === '') return { fault: { kind: 'empty' } };
  if (text.length > FILE_BYTES_MAX) return { fault: { kind: 'tooLarge' } };
  const format = formatOf(spec, text);
  if (format !== undefined) return format.read(text, number === 0 ? 0 : format.starts?.(text)[number]);
  if (isGameLink(spec, text)) return readGameLink(spec, text);
  const kind = spec.kinds.texts.find((known) => known.matches(text));
  return kind?.read(text) ?? { fault: { kind: 'unknownFormat' } };
}

/** How many games there are in a text. */
export function countGames(spec: Filed, text: string): number {
  return text.length > FILE_BYTES_MAX ? 1 : (formatOf(spec, text)?.starts?.(text).length ?? 1);
}

function formatOf({ kinds }: Filed, text: string) {
  return kinds.formats.find((known) => known.matches(text));
}

/** Reads the first game of a file. */
export async function readGameFile(spec: Filed, file: Blob): Promise<Reading> {
  const { text, fault } = await textOf(spec, file);
  return fault === undefined ? readGame(spec, text) : { fault };
}

/** The text of a file, in the encoding that its mark of byte order or its format names, else UTF-8. */
export async function textOf(
  spec: Filed,
  file: Blob,
): Promise<{ text: string; fault?: undefined } | { text?: undefined; fault: Fault }> {
  if (file.size > FILE_BYTES_MAX) return { fault: { kind: 'tooLarge' } };
  try {
    return { text: decode(spec, new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { fault: { kind: 'unreadable' } };
  }
}

/** The text of a file's bytes. */
export function decode({ kinds }: Filed, bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const named = kinds.formats.map((format) => format.encoding?.(head) ?? null).find((name) => name !== null);
  return decoderOf(named ?? 'utf-8').decode(bytes);
}

/** UTF-8 for an encoding that this browser does not know. */
function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
