import * as v from 'valibot';
import type { Place } from '../shell/place';
import type { Saves } from '../shell/storage';
import { messages } from './words/messages';

/** Tells a save file from other files. */
const FORMAT = 'forethought-saves';
const VERSION = 1;

/** More than a browser keeps for a site; a film chosen by mistake is not read. */
export const FILE_BYTES_MAX = 20_000_000;

const FILE = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** What was kept in each place, by its key. */
  places: v.record(v.string(), v.object({ version: v.number(), value: v.unknown() })),
});

/** Something that is kept on a page. */
export type AnyPlace = Place<unknown>;

/** All that is kept in some places, as the text of a file. */
export function writeSaveFile(saves: Saves, places: readonly AnyPlace[], now: Date): string {
  const kept = places.flatMap((place) => {
    const value = saves.read(place);
    return value === null ? [] : [[place.key, { version: place.version, value }] as const];
  });
  const file = {
    format: FORMAT,
    version: VERSION,
    written: now.toISOString(),
    places: Object.fromEntries(kept),
  };
  return JSON.stringify(file, null, 1);
}

/** Why something in a file is not taken over. */
export type Refusal = 'unknown' | 'newer' | 'older' | 'damaged';

/** Why a text is no save file at all. */
export type Fault = 'unreadable' | 'foreign' | 'newer';

/** A value of a file that passes in its place; `part`: some of it did not, and was left out. */
export interface Accepted {
  place: AnyPlace;
  value: unknown;
  part: boolean;
}

export interface Refused {
  /** The key of its place. */
  key: string;
  /** null where the page has no such place. */
  place: AnyPlace | null;
  why: Refusal;
  /** What does not pass and where, in English; null where there is no more to say. */
  detail: string | null;
}

export type ReadFile = { fault: Fault } | { accepted: readonly Accepted[]; refused: readonly Refused[] };

/** Reads a save file; each place's value is held against the schema of that place. Never throws. */
export function readSaveFile(text: string, places: readonly AnyPlace[]): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  const read = v.safeParse(FILE, json);
  if (!read.success) return { fault: 'foreign' };
  if (read.output.version > VERSION) return { fault: 'newer' };
  const judged = Object.entries(read.output.places).map(([key, { version, value }]) =>
    judge(key, places.find((place) => place.key === key) ?? null, version, value),
  );
  return {
    accepted: judged.filter((one) => 'value' in one),
    refused: judged.filter((one) => 'why' in one),
  };
}

function judge(key: string, place: AnyPlace | null, version: number, value: unknown): Accepted | Refused {
  if (place === null) return { key, place, why: 'unknown', detail: null };
  if (version !== place.version) {
    return { key, place, why: version > place.version ? 'newer' : 'older', detail: null };
  }
  const read = v.safeParse(place.schema, value);
  if (read.success) return { place, value: read.output, part: false };
  const rest = place.salvage?.(value) ?? null;
  if (rest !== null) return { place, value: rest, part: true };
  return { key, place, why: 'damaged', detail: detailOf(read.issues[0]) };
}

function detailOf(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path === undefined ? issue.message : `${path}: ${issue.message}`;
}

/** What an import has replaced, as a save file. */
export const REPLACED: Place<string> = {
  key: 'record.replaced',
  version: 1,
  schema: v.string(),
  name: () => messages.value.savedReplaced,
};

/** What became of an import: `unkept`, what it has replaced, where there was no room to put that aside. */
export type TakenOver = { taken: false } | { taken: true; unkept: string | null };

/**
 * Writes what was accepted into its places, all of it or, where the browser does not keep it, none. What was in them is
 * kept as a save file as long as there is room for it.
 */
export function takeOver(saves: Saves, accepted: readonly Accepted[], now: Date): TakenOver {
  const before = writeSaveFile(
    saves,
    accepted.map(({ place }) => place),
    now,
  );
  if (saves.writeAll([...accepted, { place: REPLACED, value: before }])) return { taken: true, unkept: null };
  return saves.writeAll(accepted) ? { taken: true, unkept: before } : { taken: false };
}
