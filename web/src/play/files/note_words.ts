import type { PlaySpec } from '../spec';
import type { Note } from './reading';
import { messages } from './words/messages';

/** A note as a sentence. */
export function noteWords({ files }: Pick<PlaySpec, 'files'>, note: Note): string {
  const t = messages.value;
  const { kind, found = '?' } = note;
  return (
    files.noteWords?.(note) ?? (kind === 'resultDenied' ? t.noteResultDenied : t.noteResultUnknown(found))
  );
}
