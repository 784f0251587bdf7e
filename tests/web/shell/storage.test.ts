// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Aside, Place, PlaceTrouble } from '../../../web/src/shell/storage/place';
import { openSaves, type Saves } from '../../../web/src/shell/storage/storage';
import { FakeStorage } from '../support/fake_storage';
import fc from '../support/fast_check';

const SCHEMA = v.object({ seed: v.number(), actions: v.array(v.number()) });
const SAVE = { seed: 7, actions: [1, 2, 3] };

/** Where a save of this version is kept. */
function placeOf(version: number): Place<typeof SAVE> {
  return { key: 'battle', version, schema: SCHEMA, name: () => 'saved battle' };
}

const PLACE = placeOf(1);

const unkept = (saves: Saves) => saves.unkept.value.map(({ key }) => key);

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
    expect(unkept(saves)).toEqual([]);
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
    storage.room = storage.used + '.aside'.length;
    expect(saves.read(PLACE)).toBeNull();
    expect([...storage.texts]).toEqual([['forethought.battle.aside', 'damaged']]);
  });

  it('stays in its place where there is no room to put it aside, whatever is played', () => {
    const { saves, storage, reload } = setUp();
    storage.texts.set('forethought.battle', 'damaged');
    storage.refuse = (call) => call === 'set';
    expect(saves.read(PLACE)).toBeNull();
    saves.write(PLACE, SAVE);
    expect([...storage.texts]).toEqual([['forethought.battle', 'damaged']]);
    expect(saves.read(PLACE)).toEqual(SAVE);
    storage.refuse = () => false;
    saves.write(PLACE, SAVE);
    expect(reload().read(PLACE)).toEqual(SAVE);
    expect(storage.texts.get('forethought.battle.aside')).toBe('damaged');
  });

  it('is brought back in exchange for what is there, or not at all', () => {
    const { storage } = setUp();
    let aside: Aside | null = null;
    const saves = openSaves(() => storage, { tell: (_, __, put) => (aside = put) });
    storage.texts.set('forethought.battle', 'a damaged text');
    saves.read(PLACE);
    saves.write(PLACE, SAVE);
    const [asPutAside, kept] = ['forethought.battle.aside', 'forethought.battle'].map((key) =>
      storage.texts.get(key),
    );
    const exchange = () => {
      const restored = aside?.restore();
      return [
        restored,
        storage.texts.get('forethought.battle'),
        storage.texts.get('forethought.battle.aside'),
      ];
    };
    // What grows first does not fit, what shrinks first leaves room for it.
    storage.room = storage.used;
    storage.refuse = (call, key) => call === 'set' && key.endsWith('.aside');
    expect(exchange()).toEqual([false, kept, asPutAside]);
    storage.refuse = () => false;
    expect(exchange()).toEqual([true, 'a damaged text', kept]);
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
    expect(saves.hasStorage).toBe(false);
    saves.write(PLACE, SAVE);
    expect(saves.read(PLACE)).toEqual(SAVE);
    expect(unkept(saves)).toEqual(['battle']);
    saves.remove(PLACE);
    expect(saves.read(PLACE)).toBeNull();
  });
});

describe('a storage that fails later', () => {
  it('by being full leaves the save in memory, until it has room again', () => {
    const { saves, storage, reload } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'set';
    const next = { ...SAVE, seed: 8 };
    saves.write(PLACE, next);
    expect(unkept(saves)).toEqual(['battle']);
    expect(saves.read(PLACE)).toEqual(next);
    expect(reload().read(PLACE)).toEqual(SAVE);
    storage.refuse = () => false;
    saves.write(PLACE, next);
    expect(unkept(saves)).toEqual([]);
    expect(reload().read(PLACE)).toEqual(next);
  });

  it('by not removing still hides what was removed', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'remove';
    saves.remove(PLACE);
    expect(saves.read(PLACE)).toBeNull();
    expect(unkept(saves)).toEqual(['battle']);
  });

  it('by refusing everything leaves all in memory', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = () => true;
    saves.write(PLACE, { ...SAVE, seed: 8 });
    saves.putAside(PLACE);
    saves.write(PLACE, SAVE);
    expect(saves.read(PLACE)).toEqual(SAVE);
    expect(saves.writeAll([{ place: PLACE, value: SAVE }])).toBe(false);
    storage.refuse = () => false;
    saves.write(PLACE, SAVE);
    expect([...storage.texts.keys()]).toEqual(['forethought.battle', 'forethought.battle.aside']);
    expect(unkept(saves)).toEqual([]);
  });

  it('by not reading gives nothing', () => {
    const { saves, storage } = setUp();
    saves.write(PLACE, SAVE);
    storage.refuse = (call) => call === 'get';
    expect(saves.read(PLACE)).toBeNull();
  });
});

describe('a storage that is full', () => {
  const named = (key: string): Place<string> => ({ key, version: 1, schema: v.string(), name: () => key });
  const [game, record, other] = [named('toads.game'), named('toads.record'), named('settings')];

  /** As full as it is after all three places hold `old`. */
  function full() {
    const storage = new FakeStorage();
    const open = () => openSaves(() => storage);
    const saves = open();
    for (const place of [game, record, other]) saves.write(place, 'old');
    storage.room = storage.used;
    return { storage, saves, kept: () => [game, record, other].map((place) => open().read(place)) };
  }

  it('keeps the last of everything, says what is newer, and takes all of it once there is room', () => {
    const { storage, saves, kept } = full();
    for (const text of ['longer', 'longer still'])
      for (const place of [game, other]) saves.write(place, text);
    expect(kept()).toEqual(['old', 'old', 'old']);
    expect(unkept(saves)).toEqual(['toads.game', 'settings']);
    expect([game, record, other].map((place) => saves.read(place))).toEqual([
      'longer still',
      'old',
      'longer still',
    ]);
    storage.room = Number.POSITIVE_INFINITY;
    saves.write(record, 'new');
    expect(kept()).toEqual(['longer still', 'new', 'longer still']);
    expect(unkept(saves)).toEqual([]);
  });

  it('holds of one game what is of one moment, and of others what fits', () => {
    const { saves, kept } = full();
    saves.write(game, 'a longer game');
    // Alone this would fit.
    saves.write(record, 'new');
    saves.write(other, 'new');
    expect(kept()).toEqual(['old', 'old', 'new']);
    expect(unkept(saves)).toEqual(['toads.game', 'toads.record']);
    // What shrinks makes room for what grows.
    saves.write(record, '');
    saves.write(game, 'old+++');
    expect(kept()).toEqual(['old+++', '', 'new']);
  });

  it('is tried again when another tab has changed it, and when the page is hidden', () => {
    for (const [target, type] of [
      [window, 'storage'],
      [document, 'visibilitychange'],
    ] as const) {
      const { storage, saves, kept } = full();
      saves.write(game, 'longer');
      storage.room = Number.POSITIVE_INFINITY;
      expect(kept()[0]).toBe('old');
      target.dispatchEvent(new Event(type));
      expect(kept()[0]).toBe('longer');
      expect(unkept(saves)).toEqual([]);
    }
  });

  it('takes many things at once or none of them', () => {
    const { storage, saves, kept } = full();
    const all = (value: string) => [game, record, other].map((place) => ({ place, value }));
    storage.refuse = (call, key) => call === 'set' && key.endsWith('settings');
    expect(saves.writeAll(all('new'))).toBe(false);
    expect([kept(), unkept(saves), saves.read(game)]).toEqual([['old', 'old', 'old'], [], 'old']);
    storage.refuse = () => false;
    expect(saves.writeAll(all('new'))).toBe(true);
    expect(kept()).toEqual(['new', 'new', 'new']);
  });

  it('that another tab has cleared takes what is played on', () => {
    const { storage, saves, kept } = full();
    storage.clear();
    saves.write(game, 'old and more');
    expect(kept()).toEqual(['old and more', null, null]);
    expect(unkept(saves)).toEqual([]);
  });
});
