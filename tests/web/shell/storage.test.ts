import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSaves } from '../../../web/src/shell/storage';

interface Save {
  seed: number;
  actions: number[];
}

const SAVE: Save = { seed: 7, actions: [1, 2, 3] };

function isSave(value: unknown): value is Save {
  const save = value as Partial<Save> | null;
  return typeof save?.seed === 'number' && Array.isArray(save.actions);
}

/** A storage of its own, which refuses what `refuse` names. */
class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly texts = new Map<string, string>();
  refuse: (call: 'get' | 'set' | 'remove', key: string) => boolean = () => false;

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

function setUp() {
  const storage = new FakeStorage();
  return { storage, saves: openSaves(() => storage), reload: () => openSaves(() => storage) };
}

describe('saves', () => {
  it('survive a reload', () => {
    const { saves, reload } = setUp();
    saves.write('battle', 1, SAVE);
    expect(saves.persistent).toBe(true);
    expect(reload().read('battle', 1, isSave)).toEqual(SAVE);
  });

  it('are gone when they are removed', () => {
    const { saves, reload } = setUp();
    saves.write('battle', 1, SAVE);
    saves.remove('battle');
    expect(saves.read('battle', 1, isSave)).toBeNull();
    expect(reload().read('battle', 1, isSave)).toBeNull();
  });

  it('use the browser’s own storage when nothing else is said', () => {
    openSaves().write('battle', 1, SAVE);
    expect(localStorage.length).toBe(1);
    expect(openSaves().read('battle', 1, isSave)).toEqual(SAVE);
    openSaves().remove('battle');
  });

  it('leave nothing behind but themselves, under names of their own', () => {
    const { saves, storage } = setUp();
    expect(storage.length).toBe(0);
    saves.write('battle', 1, SAVE);
    expect([...storage.texts.keys()]).toEqual(['forethought.battle']);
  });

  it('of another version are not read', () => {
    const { saves } = setUp();
    saves.write('battle', 1, SAVE);
    expect(saves.read('battle', 2, isSave)).toBeNull();
    expect(saves.read('battle', 1, isSave)).toEqual(SAVE);
  });

  it.each([
    ['half a save', '{"version":1,"value":{"seed":7,"act'],
    ['no envelope', '{"seed":7,"actions":[]}'],
    ['nothing', 'null'],
    ['a text', '"version"'],
    ['an empty text', ''],
    ['a value that is no save', '{"version":1,"value":{"seed":"7"}}'],
    ['a version that is a text', '{"version":"1","value":{"seed":7,"actions":[]}}'],
  ])('that hold %s are none', (_, text) => {
    const { saves, storage } = setUp();
    storage.texts.set('forethought.battle', text);
    expect(saves.read('battle', 1, isSave)).toBeNull();
    saves.write('battle', 1, SAVE);
    expect(saves.read('battle', 1, isSave)).toEqual(SAVE);
  });

  it('are read without an exception whatever they hold', () => {
    const { saves, storage } = setUp();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.texts.set('forethought.battle', text);
        const save = saves.read('battle', 1, isSave);
        expect(save === null || isSave(save)).toBe(true);
      }),
    );
  });

  it('hold any JSON value', () => {
    const { saves, reload } = setUp();
    const anything = (_: unknown): _ is unknown => true;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        saves.write('x', 3, value);
        expect(reload().read('x', 3, anything)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('saves without a storage', () => {
  it.each([
    [
      'that is refused',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['that is missing', () => undefined as unknown as Storage],
    ['that is null', () => null as unknown as Storage],
  ])('%s live in memory and say so', (_, storage) => {
    const saves = openSaves(storage);
    expect(saves.persistent).toBe(false);
    saves.write('battle', 1, SAVE);
    expect(saves.read('battle', 1, isSave)).toEqual(SAVE);
    saves.remove('battle');
    expect(saves.read('battle', 1, isSave)).toBeNull();
    expect(saves.persistent).toBe(false);
  });
});

describe('a storage that fails later', () => {
  it('by being full leaves the save in memory, until it has room again', () => {
    const { saves, storage, reload } = setUp();
    saves.write('battle', 1, SAVE);
    storage.refuse = (call) => call === 'set';
    const next = { ...SAVE, seed: 8 };
    saves.write('battle', 1, next);
    expect(saves.persistent).toBe(false);
    expect(saves.read('battle', 1, isSave)).toEqual(next);
    expect(reload().read('battle', 1, isSave)).toEqual(SAVE);
    storage.refuse = () => false;
    saves.write('battle', 1, next);
    expect(saves.persistent).toBe(true);
    expect(reload().read('battle', 1, isSave)).toEqual(next);
  });

  it('by not removing still hides what was removed', () => {
    const { saves, storage } = setUp();
    saves.write('battle', 1, SAVE);
    storage.refuse = (call) => call === 'remove';
    saves.remove('battle');
    expect(saves.read('battle', 1, isSave)).toBeNull();
    expect(saves.persistent).toBe(false);
  });

  it('by not reading gives nothing', () => {
    const { saves, storage } = setUp();
    saves.write('battle', 1, SAVE);
    storage.refuse = (call) => call === 'get';
    expect(saves.read('battle', 1, isSave)).toBeNull();
  });
});
