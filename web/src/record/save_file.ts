import * as v from 'valibot';
import type { Place } from '../shell/storage/place';
import { isDictionary } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';
import { messages } from './words/messages';

/** Tells a save file from other files. */
const FORMAT = 'forethought-saves';
const VERSION = 1;

/** More than a browser keeps for a site; a film chosen by mistake is not read. */
export const FILE_BYTES_MAX = 20_000_000;

const FILE = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** What was kept in each place, by its key; each is judged by itself. */
  places: v.custom<Record<string, unknown>>(isDictionary),
});

/** What a place holds. */
const KEPT = v.object({ version: v.number('a number'), value: v.unknown() });

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
export type Refusal = 'newer' | 'older' | 'damaged';

/** Why a text is no save file at all. */
export type Fault = 'unreadable' | 'foreign' | 'newer';

/** A few of many things, and how many there are besides. */
export interface Some<Thing> {
  first: readonly Thing[];
  more: number;
}

/** What does not pass, where and why, in English. */
export type Faults = Some<string>;

/** A value of a file that passes in its place. */
export interface Accepted {
  place: AnyPlace;
  value: unknown;
  /** What of it did not pass and was left out; null where all of it did. */
  leftOut: Faults | null;
}

export interface Refused {
  place: AnyPlace;
  why: Refusal;
  /** None where there is no more to say. */
  faults: Faults;
}

export interface FoundSaves {
  accepted: readonly Accepted[];
  refused: readonly Refused[];
  /** Keys, made readable, for which the page has no place. */
  unknown: Some<string>;
}

export type ReadFile = { fault: Fault } | FoundSaves;

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
  const kept = read.output.places;
  const judged = places
    .filter(({ key }) => Object.hasOwn(kept, key))
    .map((place) => judge(place, kept[place.key], { abortEarly: text.length > LISTED_MAX }));
  const known = new Set(places.map(({ key }) => key));
  return {
    accepted: judged.filter((one) => 'value' in one),
    refused: judged.filter((one) => 'why' in one),
    unknown: someOf(
      Object.keys(kept).filter((key) => !known.has(key)),
      readable,
    ),
  };
}

function judge(place: AnyPlace, kept: unknown, config: { abortEarly: boolean }): Accepted | Refused {
  const envelope = v.safeParse(KEPT, kept);
  if (!envelope.success) return { place, why: 'damaged', faults: faultsOf(envelope.issues) };
  const { version, value } = envelope.output;
  if (version !== place.version) {
    return { place, why: version > place.version ? 'newer' : 'older', faults: { first: [], more: 0 } };
  }
  const read = v.safeParse(place.schema, value, config);
  if (read.success) return { place, value: read.output, leftOut: null };
  const faults = faultsOf(read.issues);
  const rest = place.salvage?.(value) ?? null;
  return rest === null ? { place, why: 'damaged', faults } : { place, value: rest, leftOut: faults };
}

/** Characters of a file all of whose faults are listed; of a larger one each place's first is. */
const LISTED_MAX = 200_000;

/** As many faults, or keys that nobody knows, are told. */
const MOST_TOLD = 3;

function someOf<Thing>(all: readonly Thing[], textOf: (thing: Thing) => string): Some<string> {
  const first = all.slice(0, MOST_TOLD).map(textOf);
  return { first, more: all.length - first.length };
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Faults {
  return someOf(issues, ({ path, message }) =>
    readable([path?.map(({ key }) => String(key)).join('.'), message].filter(Boolean).join(': ')),
  );
}

/** A longer text is cut. */
const MOST_CHARACTERS = 120;

/** Somebody else's text as one that can be shown: in one line, of a length, and without signs that show nothing. */
function readable(text: string): string {
  const line = text.slice(0, MOST_CHARACTERS + 1).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
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
