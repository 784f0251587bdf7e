import { type ReadonlySignal, signal } from '@preact/signals';

/** A text to be kept, and its key; null for what is to be removed. */
type Change = readonly [string, string | null];

/** Texts to be kept, by their keys. */
export type Changes = ReadonlyMap<string, string | null>;

/**
 * Texts in a browser's storage, which may be missing, refuse to be written, or be full, now and then or for good. What it
 * does not take waits here, where it is read from, and is tried again whenever something is written or the page is
 * hidden, and when another tab may have made room. Keys that begin with the same word, as all of one game do, are written
 * together or not at all, and nothing is removed that its successor has no room without: what is stored is at any time of
 * one moment.
 */
export class KeptTexts {
  private readonly waiting = new Map<string, string | null>();
  private readonly keysWaiting = signal<readonly string[]>([]);
  private isListening = false;

  /** `storage`: null for none. `prefix` keeps our keys apart from other pages'. */
  constructor(
    private readonly storage: Storage | null,
    private readonly prefix: string,
  ) {}

  /** The keys of what waits. */
  get unkept(): ReadonlySignal<readonly string[]> {
    return this.keysWaiting;
  }

  /** The text of a key; null if there is none. */
  read(key: string): string | null {
    const waiting = this.waiting.get(key);
    if (waiting !== undefined) return waiting;
    try {
      return this.storage?.getItem(this.prefix + key) ?? null;
    } catch {
      return null;
    }
  }

  /** Makes changes, as soon as the storage takes them. */
  write(changes: Changes): void {
    for (const [key, text] of changes) this.waiting.set(key, text);
    this.retry();
  }

  /** Makes changes at once, all of them; returns false, and changes nothing, where the storage does not take them. */
  writeNow(changes: Changes): boolean {
    if (!this.store(changes)) return false;
    for (const key of changes.keys()) this.waiting.delete(key);
    this.retry();
    return true;
  }

  private readonly retry = (): void => {
    for (const group of this.groups()) {
      if (!this.store(group)) continue;
      for (const key of group.keys()) this.waiting.delete(key);
    }
    const keys = [...this.waiting.keys()];
    // Who listens need not hear that the same waits as before.
    if (keys.join() !== this.keysWaiting.peek().join()) this.keysWaiting.value = keys;
    if (keys.length > 0) this.listen();
  };

  /** What waits, by the first words of its keys. */
  private groups(): Changes[] {
    const groups = new Map<string, Map<string, string | null>>();
    for (const [key, text] of this.waiting) {
      const name = key.split('.', 1)[0] ?? key;
      groups.set(name, (groups.get(name) ?? new Map()).set(key, text));
    }
    return [...groups.values()];
  }

  /** Changes the storage, wholly or not at all; returns whether it did. What is replaced goes last, unless that has to make room. */
  private store(changes: Changes): boolean {
    const { storage } = this;
    if (storage === null) return false;
    const entries = [...changes];
    const additionsFirst = entries.toSorted(([, a], [, b]) => Number(a === null) - Number(b === null));
    if (this.attempt(storage, additionsFirst)) return true;
    return entries.length > 1 && this.attempt(storage, this.shrinkingFirst(storage, entries));
  }

  private shrinkingFirst(storage: Storage, entries: readonly Change[]): readonly Change[] {
    const growth = ([key, text]: Change) => (text?.length ?? 0) - (this.stored(storage, key)?.length ?? 0);
    try {
      return entries.toSorted((a, b) => growth(a) - growth(b));
    } catch {
      return entries;
    }
  }

  private attempt(storage: Storage, entries: readonly Change[]): boolean {
    const replaced: Change[] = [];
    try {
      for (const [key, text] of entries) {
        if (entries.length > 1) replaced.unshift([key, this.replaceable(storage, key)]);
        this.change(storage, key, text);
      }
      return true;
    } catch {
      for (const [key, text] of replaced) this.putBack(storage, key, text);
      return false;
    }
  }

  /** What a key has. Throws where the storage refuses even that: it would not take it back once it is gone. */
  private replaceable(storage: Storage, key: string): string | null {
    const text = this.stored(storage, key);
    if (text !== null) this.change(storage, key, text);
    return text;
  }

  private putBack(storage: Storage, key: string, text: string | null): void {
    try {
      if (this.stored(storage, key) !== text) this.change(storage, key, text);
    } catch {
      // A storage that does not take back what it had is one that another tab is filling.
    }
  }

  private change(storage: Storage, key: string, text: string | null): void {
    if (text === null) storage.removeItem(this.prefix + key);
    else storage.setItem(this.prefix + key, text);
  }

  private stored(storage: Storage, key: string): string | null {
    return storage.getItem(this.prefix + key);
  }

  private listen(): void {
    if (this.isListening || this.storage === null) return;
    this.isListening = true;
    window.addEventListener('storage', this.retry);
    document.addEventListener('visibilitychange', this.retry);
  }
}
