import { messages } from '../words/messages';
import type { Note } from './reading';

/** A note as a sentence. */
export function noteWords({ kind, found = '?' }: Note): string {
  const t = messages.value;
  return kind === 'resultUnknown' ? t.noteResultUnknown(found) : t.noteResultDenied;
}
