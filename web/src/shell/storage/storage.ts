import { computed, type ReadonlySignal } from '@preact/signals';
import * as v from 'valibot';
import { KeptTexts } from './kept_texts';
import type { Aside, Place, PlaceTrouble, TellTrouble } from './place';
import { TabLock } from './tab_lock';
import { type TabLocks, UNSHARED } from './tab_locks';

/** As much of a place as has to be known to write there. */
export type Shelf = Pick<Place<unknown>, 'key' | 'version' | 'name'>;

/** What is to be kept, anything that JSON can hold, and where. */
export interface Kept {
  place: Shelf;
  value: unknown;
}

/**
 * Saves that survive a reload where the browser allows it. Storage may be missing, refused (an iframe of another
 * site), full, or hold anything at all: then saves live in memory until it takes them, and `unkept` says so. What is kept
 * and cannot be used is put aside under a key of its own, where nothing writes over it but the next such thing, and that is
 * told.
 */
export interface Saves {
  /** Whether there is a storage at all, full or not. */
  readonly hasStorage: boolean;
  /** The places whose latest value would be gone after a reload. */
  readonly unkept: ReadonlySignal<readonly Shelf[]>;
  /** The value kept in a place; null if there is none that passes. What does not pass is put aside. */
  read<Value>(place: Place<Value>): Value | null;
  /** Keeps `value`, anything that JSON can hold. */
  write(place: Shelf, value: unknown): void;
  /** Keeps all of this for after a reload; returns false, and changes nothing, where the storage does not take it. */
  writeAll(kept: readonly Kept[]): boolean;
  remove(place: Shelf): void;
  /** What is kept passes for what it should be, and is of no use all the same: the rules refuse it. */
  putAside(place: Place<unknown>): void;
  /** Hears what another tab keeps in a place, whenever it does. */
  follow<Value>(place: Place<Value>, changed: (value: Value) => void): void;
  /** Takes a place for a game in progress: what another tab has open there is not overwritten. */
  lock<Value>(place: Place<Value>): TabLock<Value>;
}

export interface SavesOptions {
  tell?: TellTrouble;
  /** Which tab has a place; by default this one has all. */
  locks?: TabLocks;
  /** Puts the writing of a game in progress off to where it delays nothing, as `TabLock` has it. */
  later?(task: () => void): () => void;
}

const ENVELOPE = v.object({ version: v.number(), value: v.unknown() });

type Envelope = v.InferOutput<typeof ENVELOPE>;

/** Keeps our keys apart from other pages' of the same origin, which on a game host is shared. */
const PREFIX = 'forethought.';

/** Ends the keys of what was put aside. */
const ASIDE = '.aside';

/**
 * Opens the saves in what `storage` returns. It may throw, as `localStorage` itself does where it is refused.
 */
export function openSaves(storage: () => Storage = () => localStorage, options: SavesOptions = {}): Saves {
  return new GuardedSaves(reach(storage), options);
}

/** Saves that are gone with the page. */
export function forgetfulSaves(): Saves {
  return new GuardedSaves(null, {});
}

/** The storage if it can be read at all; a full one still holds what was saved before. */
function reach(storage: () => Storage): Storage | null {
  try {
    const reached = storage();
    reached.getItem(PREFIX);
    return reached;
  } catch {
    return null;
  }
}

class GuardedSaves implements Saves {
  readonly hasStorage: boolean;
  readonly unkept: ReadonlySignal<readonly Shelf[]>;
  private readonly texts: KeptTexts;
  /** All that was written to, by the keys of their texts. */
  private readonly shelves = new Map<string, Shelf>();

  constructor(
    storage: Storage | null,
    private readonly options: SavesOptions,
  ) {
    this.hasStorage = storage !== null;
    this.texts = new KeptTexts(storage, PREFIX);
    this.unkept = computed(() => {
      const shelves = this.texts.unkept.value.map((key) => this.shelves.get(key));
      return [...new Set(shelves)].filter((shelf) => shelf !== undefined);
    });
  }

  read<Value>(place: Place<Value>): Value | null {
    const text = this.texts.read(place.key);
    if (text === null) return null;
    const envelope = decode(text);
    if (envelope?.version !== place.version) {
      this.setAside(place, envelope === null ? 'damaged' : ageOf(envelope, place));
      return null;
    }
    const read = v.safeParse(place.schema, envelope.value, { abortEarly: true });
    return read.success ? read.output : this.salvage(place, envelope.value);
  }

  write(place: Shelf, value: unknown): void {
    this.change(place, [[place.key, enveloped(place, value)]]);
  }

  writeAll(kept: readonly Kept[]): boolean {
    return this.texts.writeNow(
      new Map(kept.map(({ place, value }) => [place.key, enveloped(place, value)] as const)),
    );
  }

  remove(place: Shelf): void {
    this.change(place, [[place.key, null]]);
  }

  putAside(place: Place<unknown>): void {
    this.setAside(place, 'damaged');
  }

  lock<Value>(place: Place<Value>): TabLock<Value> {
    const { locks = UNSHARED, tell, later } = this.options;
    return new TabLock({
      later,
      // What lives in memory is nobody else's.
      locks: this.hasStorage ? locks : UNSHARED,
      name: place.key,
      write: (value) => this.write(place, value),
      refused: () => tell?.(place, 'elsewhere', null),
      regained: (latest) => tell?.(place, 'left', this.copyAside(place, latest)),
    });
  }

  follow<Value>(place: Place<Value>, changed: (value: Value) => void): void {
    if (!this.hasStorage) return;
    window.addEventListener('storage', ({ key }) => {
      if (key !== PREFIX + place.key) return;
      const value = this.read(place);
      if (value !== null) changed(value);
    });
  }

  private salvage<Value>(place: Place<Value>, value: unknown): Value | null {
    this.setAside(place, 'damaged');
    const rest = place.salvage?.(value) ?? null;
    if (rest !== null) this.write(place, rest);
    return rest;
  }

  private setAside(place: Place<unknown>, why: PlaceTrouble): void {
    const text = this.texts.read(place.key);
    if (text !== null) {
      this.change(place, [
        [asideKey(place), text],
        [place.key, null],
      ]);
    }
    this.options.tell?.(place, why, text === null ? null : this.asideOf(place, text));
  }

  /** What is in a place stays there until it is written over, and is put aside for then where it is not `latest`. */
  private copyAside(place: Place<unknown>, latest: unknown): Aside | null {
    const text = this.texts.read(place.key);
    if (text === null || text === enveloped(place, latest)) return null;
    this.change(place, [[asideKey(place), text]]);
    return this.asideOf(place, text);
  }

  private asideOf(place: Place<unknown>, text: string): Aside {
    return {
      text,
      restore: () => {
        const replaced = this.texts.read(place.key);
        const changes = new Map([[place.key, text]]);
        if (replaced !== null) changes.set(asideKey(place), replaced);
        return this.texts.writeNow(changes);
      },
    };
  }

  private change(place: Shelf, changes: readonly (readonly [string, string | null])[]): void {
    for (const [key] of changes) this.shelves.set(key, place);
    this.texts.write(new Map(changes));
  }
}

function asideKey({ key }: Shelf): string {
  return key + ASIDE;
}

function enveloped({ version }: Shelf, value: unknown): string {
  return JSON.stringify({ version, value } satisfies Envelope);
}

/** Null for a text that is no envelope: cut off, or written by somebody else. */
function decode(text: string): Envelope | null {
  try {
    const read = v.safeParse(ENVELOPE, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

function ageOf({ version }: Envelope, place: Place<unknown>): PlaceTrouble {
  return version > place.version ? 'newer' : 'older';
}
