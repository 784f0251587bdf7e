import * as v from 'valibot';
import { type Claims, UNSHARED } from './claims';
import { Hold } from './hold';
import type { Aside, Place, PlaceTrouble, TellTrouble } from './place';

/**
 * Saves that survive a reload where the browser allows it. Storage may be missing, refused (an iframe of another
 * site), full, or hold anything at all: then saves live in memory, and `persistent` says so. What is kept and cannot be
 * used is put aside under a key of its own, where nothing writes over it but the next such thing, and that is told.
 */
export interface Saves {
  /** Whether everything written so far will be there after a reload. */
  readonly persistent: boolean;
  /** The value kept in a place; null if there is none that passes. What does not pass is put aside. */
  read<Value>(place: Place<Value>): Value | null;
  /** Keeps `value`, anything that JSON can hold. */
  write(place: Pick<Place<unknown>, 'key' | 'version'>, value: unknown): void;
  remove(place: Pick<Place<unknown>, 'key'>): void;
  /** What is kept passes for what it should be, and is of no use all the same: the rules refuse it. */
  putAside(place: Place<unknown>): void;
  /** Hears what another tab keeps in a place, whenever it does. */
  follow<Value>(place: Place<Value>, changed: (value: Value) => void): void;
  /** Takes a place for a game in progress: what another tab has open there is not overwritten. */
  hold<Value>(place: Place<Value>): Hold<Value>;
}

export interface SavesOptions {
  tell?: TellTrouble;
  /** Which tab has a place; by default this one has all. */
  claims?: Claims;
  /** Puts the writing of a game in progress off to where it delays nothing, as `Hold` has it. */
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
  /** Texts that the storage did not take, by key; null for one it did not remove. */
  private readonly memory = new Map<string, string | null>();

  constructor(
    private readonly storage: Storage | null,
    private readonly options: SavesOptions,
  ) {}

  get persistent(): boolean {
    return this.storage !== null && this.memory.size === 0;
  }

  read<Value>(place: Place<Value>): Value | null {
    const text = this.fetch(place.key);
    if (text === null) return null;
    const envelope = decode(text);
    if (envelope?.version !== place.version) {
      this.setAside(place, envelope === null ? 'damaged' : ageOf(envelope, place));
      return null;
    }
    const read = v.safeParse(place.schema, envelope.value);
    return read.success ? read.output : this.salvage(place, envelope.value);
  }

  write(place: Pick<Place<unknown>, 'key' | 'version'>, value: unknown): void {
    this.put(place.key, enveloped(place, value));
  }

  remove({ key }: Pick<Place<unknown>, 'key'>): void {
    this.attempt(key, null, (storage) => storage.removeItem(PREFIX + key));
  }

  putAside(place: Place<unknown>): void {
    this.setAside(place, 'damaged');
  }

  hold<Value>(place: Place<Value>): Hold<Value> {
    const { claims = UNSHARED, tell, later } = this.options;
    return new Hold({
      later,
      // What lives in memory is nobody else's.
      claims: this.storage === null ? UNSHARED : claims,
      name: place.key,
      write: (value) => this.write(place, value),
      refused: () => tell?.(place, 'elsewhere', null),
      regained: (latest) => tell?.(place, 'left', this.copyAside(place, latest)),
    });
  }

  follow<Value>(place: Place<Value>, changed: (value: Value) => void): void {
    if (this.storage === null) return;
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

  /** The place is emptied first, so that a full storage has room for the copy. */
  private setAside(place: Place<unknown>, why: PlaceTrouble): void {
    const text = this.fetch(place.key);
    this.remove(place);
    const aside = text === null ? null : this.layAside(place, text);
    this.options.tell?.(place, why, aside);
  }

  /** What is in a place stays there until it is written over, and is put aside for then where it is not `latest`. */
  private copyAside(place: Place<unknown>, latest: unknown): Aside | null {
    const text = this.fetch(place.key);
    return text === null || text === enveloped(place, latest) ? null : this.layAside(place, text);
  }

  private layAside({ key }: Place<unknown>, text: string): Aside {
    this.put(key + ASIDE, text);
    return {
      text,
      restore: () => {
        const replaced = this.fetch(key);
        this.put(key, text);
        if (replaced !== null) this.put(key + ASIDE, replaced);
      },
    };
  }

  private put(key: string, text: string): void {
    this.attempt(key, text, (storage) => storage.setItem(PREFIX + key, text));
  }

  private attempt(key: string, text: string | null, change: (storage: Storage) => void): void {
    try {
      if (this.storage === null) throw new Error('no storage');
      change(this.storage);
      this.memory.delete(key);
    } catch {
      this.memory.set(key, text);
    }
  }

  private fetch(key: string): string | null {
    const remembered = this.memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.storage?.getItem(PREFIX + key) ?? null;
    } catch {
      return null;
    }
  }
}

function enveloped({ version }: Pick<Place<unknown>, 'version'>, value: unknown): string {
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
