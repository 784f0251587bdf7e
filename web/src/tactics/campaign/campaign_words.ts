import { isOfRun } from './progress';
import type { Messages } from './words/messages';

/** A battle's name by its id; one that has none is called by its place. */
export function battleName(t: Messages, id: string, place = 0): string {
  if (isOfRun(id)) return t.plusBattle(Number(id.split('-').at(-1)) + 1);
  return t.battles[id]?.[0] ?? t.battleNumber(place + 1);
}

export function battleStory(t: Messages, id: string): string {
  return t.battles[id]?.[1] ?? '';
}

export function chapterName(t: Messages, id: string): string {
  return t.chapters[id] ?? id;
}
