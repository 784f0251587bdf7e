/** A storage of its own, which refuses what `refuse` names and what is beyond its room. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly texts = new Map<string, string>();
  refuse: (call: 'get' | 'set' | 'remove', key: string) => boolean = () => false;
  /** In characters of keys and texts. */
  room = Number.POSITIVE_INFINITY;

  get used(): number {
    return [...this.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  get length(): number {
    return this.texts.size;
  }

  clear(): void {
    this.texts.clear();
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.check('get', key);
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.check('set', key);
    const before = this.texts.get(key);
    const growth = text.length - (before?.length ?? -key.length);
    if (growth > 0 && this.used + growth > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.check('remove', key);
    this.texts.delete(key);
  }

  private check(call: 'get' | 'set' | 'remove', key: string): void {
    if (this.refuse(call, key)) throw new DOMException('refused', 'QuotaExceededError');
  }
}
