import type { Cell } from '../rules/cells';

/** What a map of one's own may lack, in the order of the engine's numbers (wasm/tactics.d.ts). */
export const MAP_NOTES = ['apart', 'oneWay', 'deadEnd', 'exposed', 'lopsided'] as const;
export type MapNote = (typeof MAP_NOTES)[number];

export interface NotedCells {
  readonly note: MapNote;
  readonly cells: readonly Cell[];
}

/** Decodes `mapNotes` of the rules; a note that is not known is left out. */
export function readNotes(records: Int32Array): NotedCells[] {
  const notes: NotedCells[] = [];
  for (let at = 0; at + 1 < records.length; at += 2 + (records[at + 1] ?? 0)) {
    const note = MAP_NOTES[records[at] ?? -1];
    const cells = Array.from(records.subarray(at + 2, at + 2 + (records[at + 1] ?? 0)));
    if (note !== undefined) notes.push({ note, cells });
  }
  return notes;
}
