// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Place, PlaceTrouble } from '../../../web/src/shell/place';
import { openSaves } from '../../../web/src/shell/storage';
import fc from '../support/fast_check';

const SCHEMA = v.object({ seed: v.number(), actions: v.array(v.number()) });
const SAVE = { seed: 7, actions: [1, 2, 3] };

/** Where a save of this version is kept. */
function placeOf(version: number): Place<typeof SAVE> {
  return { key: 'battle', version, schema: SCHEMA, name: () => 'saved battle' };
}

const PLACE = placeOf(1);

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
  const told: PlaceTrouble[] = [];
  const open = () =>
    openSaves(() => storage, {
      tell: (place, trouble) => {
        expect(place.name()).toBe('saved battle');
        told.push(trouble);
      },
    });
  return { storage, saves: open(), reload: open, told };
}

describe('saves', () => {
  it('survive a reload', () => {
    const { saves, reload } = setUp();
    saves.write(PLACE, SAVE);
    expect(saves.persistent).toBe(true);
    expect(reload().read(PLACE)).toEqual(SAVE);
  });

  it('are gone when they are removed', () => {
    const { saves, reload } = setUp();
    saves.write(PLACE, SAVE);
    saves.remove(PLACE);
    expect(saves.read(PLACE)).toBeNull();
    expect(reload().read(PLACE)).toBeNull();
  });

  it('use the browser’s own storage when nothing else is said', () => {
    openSaves().write(PLACE, SAVE);
    expect(localStorage.length).toBe(1);
    expect(openSaves().read(PLACE)).toEqual(SAVE);
    openSaves().remove(PLACE);
  });

  it('leave nothing behind but themselves, under names of their own', () => {
    const { saves, storage } = setUp();
    expect(storage.length).toBe(0);
    saves.write(PLACE, SAVE);
    expect([...storage.texts.keys()]).toEqual(['forethought.battle']);
  });

  it('of another version are not read', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    const text = storage.texts.get('forethought.battle');
    expect(saves.read(placeOf(2))).toBeNull();
    expect(storage.texts.get('forethought.battle.aside')).toBe(text);
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
    expect(saves.read(PLACE)).toBeNull();
    saves.write(PLACE, SAVE);
    expect(saves.read(PLACE)).toEqual(SAVE);
  });

  it('are read without an exception whatever they hold', () => {
    const { saves, storage } = setUp();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.texts.set('forethought.battle', text);
        const save = saves.read(PLACE);
        expect(save === null || v.is(SCHEMA, save)).toBe(true);
      }),
    );
  });

  it('hold any JSON value', () => {
    const { saves, reload } = setUp();
    const anything: Place<unknown> = { key: 'x', version: 3, schema: v.unknown(), name: () => 'anything' };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        saves.write(anything, value);
        expect(reload().read(anything)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('what is kept and cannot be used', () => {
  const DAMAGED: [string, string, PlaceTrouble][] = [
    ['cut off', '{"version":1,"value":{"seed":7,"act', 'damaged'],
    ['of a newer version', '{"version":2,"value":{"board":"new"}}', 'newer'],
    ['of an older version', '{"version":0,"value":[]}', 'older'],
    ['of the right version and the wrong form', '{"version":1,"value":{"seed":"7"}}', 'damaged'],
  ];

  it.each(DAMAGED)('because it is %s is put aside, and that is told once', (_, text, why) => {
    const { saves, storage, reload, told } = setUp();
    storage.texts.set('forethought.battle', text);
    expect(saves.read(PLACE)).toBeNull();
    saves.write(PLACE, SAVE);
    expect(reload().read(PLACE)).toEqual(SAVE);
    expect(told).toEqual([why]);
    expect([...storage.texts]).toEqual([
      ['forethought.battle.aside', text],
      ['forethought.battle', '{"version":1,"value":{"seed":7,"actions":[1,2,3]}}'],
    ]);
  });

  it('because the rules refuse it is put aside too', () => {
    const { saves, storage, told } = setUp();
    saves.write(PLACE, SAVE);
    const text = storage.texts.get('forethought.battle');
    saves.putAside(PLACE);
    expect([...storage.texts]).toEqual([['forethought.battle.aside', text]]);
    expect(told).toEqual(['damaged']);
  });

  it('is put aside in a full storage as well: the copy takes its room', () => {
    const { saves, storage } = setUp();
    storage.texts.set('forethought.battle', 'damaged');
    storage.refuse = (call) => call === 'set' && storage.texts.size > 0;
    expect(saves.read(PLACE)).toBeNull();
    expect([...storage.texts]).toEqual([['forethought.battle.aside', 'damaged']]);
  });

  it('leaves what is still good of it in its place', () => {
    const { saves, storage, reload, told } = setUp();
    const salvage = (value: unknown) => (v.is(v.object({ seed: v.number() }), value) ? SAVE : null);
    const text = '{"version":1,"value":{"seed":7,"actions":"none"}}';
    storage.texts.set('forethought.battle', text);
    expect(saves.read({ ...PLACE, salvage })).toEqual(SAVE);
    expect(reload().read(PLACE)).toEqual(SAVE);
    expect(storage.texts.get('forethought.battle.aside')).toBe(text);
    expect(told).toEqual(['damaged']);
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
    saves.write(PLACE, SAVE);
    expect(saves.read(PLACE)).toEqual(SAVE);
    saves.remove(PLACE);
    expect(saves.read(PLACE)).toBeNull();
    expect(saves.persistent).toBe(false);
  });
});

describe('a storage that fails later', () => {
  it('by being full leaves the save in memory, until it has room again', () => {
    const { saves, storage, reload } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'set';
    const next = { ...SAVE, seed: 8 };
    saves.write(PLACE, next);
    expect(saves.persistent).toBe(false);
    expect(saves.read(PLACE)).toEqual(next);
    expect(reload().read(PLACE)).toEqual(SAVE);
    storage.refuse = () => false;
    saves.write(PLACE, next);
    expect(saves.persistent).toBe(true);
    expect(reload().read(PLACE)).toEqual(next);
  });

  it('by not removing still hides what was removed', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'remove';
    saves.remove(PLACE);
    expect(saves.read(PLACE)).toBeNull();
    expect(saves.persistent).toBe(false);
  });

  it('by not reading gives nothing', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'get';
    expect(saves.read(PLACE)).toBeNull();
  });
});
