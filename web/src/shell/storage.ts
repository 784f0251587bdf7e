/**
 * Saves that survive a reload where the browser allows it. Storage may be missing, refused (an iframe of another
 * site), full, or hold anything at all: then saves live in memory, and `persistent` says so.
 */
export interface Saves {
  /** Whether everything written so far will be there after a reload. */
  readonly persistent: boolean;
  /** The value saved under `key`; null if there is none, or it has another version or does not pass `guard`. */
  read<Value>(key: string, version: number, guard: (value: unknown) => value is Value): Value | null;
  /** Saves `value`, anything that JSON can hold. */
  write(key: string, version: number, value: unknown): void;
  remove(key: string): void;
}

interface Envelope {
  version: number;
  value: unknown;
}

/** Keeps our keys apart from other pages' of the same origin, which on a game host is shared. */
const PREFIX = 'forethought.';

/**
 * Opens the saves in what `storage` returns. It may throw, as `localStorage` itself does where it is refused.
 */
export function openSaves(storage: () => Storage = () => localStorage): Saves {
  return new GuardedSaves(reach(storage));
}

/** Saves that are gone with the page. */
export function forgetfulSaves(): Saves {
  return new GuardedSaves(null);
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

  constructor(private readonly storage: Storage | null) {}

  get persistent(): boolean {
    return this.storage !== null && this.memory.size === 0;
  }

  read<Value>(key: string, version: number, guard: (value: unknown) => value is Value): Value | null {
    const envelope = decode(this.fetch(key));
    if (envelope === null || envelope.version !== version) return null;
    return guard(envelope.value) ? envelope.value : null;
  }

  write(key: string, version: number, value: unknown): void {
    const text = JSON.stringify({ version, value } satisfies Envelope);
    this.attempt(key, text, (storage) => storage.setItem(PREFIX + key, text));
  }

  remove(key: string): void {
    this.attempt(key, null, (storage) => storage.removeItem(PREFIX + key));
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

function decode(text: string | null): Envelope | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'version' in value && 'value' in value;
}
