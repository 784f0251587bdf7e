// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '../../../web/src/app/kept_places';
import {
  type AnyPlace,
  REPLACED,
  readSaveFile,
  takeOver,
  writeSaveFile,
} from '../../../web/src/record/save_file';
import type { Place } from '../../../web/src/shell/place';
import { forgetfulSaves, openSaves, type Saves } from '../../../web/src/shell/storage';
import { FakeStorage } from '../support/fake_storage';

const POND: Place<{ toads: number }> = {
  key: 'pond',
  version: 2,
  schema: v.object({ toads: v.number() }),
  name: () => 'the pond',
};
const SONGS: Place<string[]> = {
  key: 'songs',
  version: 1,
  schema: v.array(v.string()),
  name: () => 'songs',
  salvage: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null),
};
const PLACES: readonly AnyPlace[] = [POND, SONGS];
const NOW = new Date(0);

/** A file that holds this. */
const file = (places: object, more: object = {}) =>
  JSON.stringify({ format: 'forethought-saves', version: 1, places, ...more });

function accepted(text: string) {
  const read = readSaveFile(text, PLACES);
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

describe('a save file', () => {
  it('carries everything to another device', () => {
    const [here, there] = [new FakeStorage(), new FakeStorage()].map((storage) =>
      openSaves(() => storage),
    ) as [Saves, Saves];
    here.write(POND, { toads: 3 });
    here.write(SONGS, ['croak']);
    const read = accepted(writeSaveFile(here, PLACES, NOW));
    expect(read.refused).toEqual([]);
    takeOver(there, read.accepted, NOW);
    expect([there.read(POND), there.read(SONGS)]).toEqual([{ toads: 3 }, ['croak']]);
  });

  it('leaves out what is not there', () => {
    expect(JSON.parse(writeSaveFile(forgetfulSaves(), PLACES, NOW))).toEqual({
      format: 'forethought-saves',
      version: 1,
      written: '1970-01-01T00:00:00.000Z',
      places: {},
    });
  });

  it('is refused place by place, with the reason', () => {
    const { accepted: good, refused } = accepted(
      file({
        pond: { version: 2, value: { toads: 'many' } },
        songs: { version: 1, value: ['croak', 7] },
        moat: { version: 1, value: 1 },
      }),
    );
    expect(good).toEqual([{ place: SONGS, value: ['croak'], part: true }]);
    expect(refused).toMatchObject([
      { key: 'pond', place: POND, why: 'damaged', detail: expect.stringContaining('toads') },
      { key: 'moat', place: null, why: 'unknown' },
    ]);
    const versions = (version: number) => accepted(file({ pond: { version, value: { toads: 1 } } })).refused;
    expect([versions(3)[0]?.why, versions(1)[0]?.why]).toEqual(['newer', 'older']);
  });

  it.each([
    ['{"format": "forethought', 'unreadable'],
    ['', 'unreadable'],
    ['[1]', 'foreign'],
    ['{"format": "other", "version": 1, "places": {}}', 'foreign'],
    [file({}, { version: 2 }), 'newer'],
  ])('%j is none: %s', (text, fault) => {
    expect(readSaveFile(text, PLACES)).toEqual({ fault });
  });

  it('puts aside what it replaces, so that it can be brought back', () => {
    localStorage.clear();
    const saves = openSaves();
    saves.write(POND, { toads: 1 });
    saves.write(SONGS, ['old']);
    const { accepted: good } = accepted(file({ pond: { version: 2, value: { toads: 9 } } }));
    expect(takeOver(saves, good, NOW)).toEqual({ taken: true, unkept: null });
    expect([saves.read(POND), saves.read(SONGS)]).toEqual([{ toads: 9 }, ['old']]);
    takeOver(saves, accepted(saves.read(REPLACED)!).accepted, NOW);
    expect(saves.read(POND)).toEqual({ toads: 1 });
  });

  it('hands over what it replaces where there is no room for both', () => {
    const storage = new FakeStorage();
    const saves = openSaves(() => storage);
    saves.write(POND, { toads: 1 });
    storage.room = storage.used;
    const { accepted: good } = accepted(file({ pond: { version: 2, value: { toads: 9 } } }));
    const taken = takeOver(saves, good, NOW);
    if (!taken.taken || taken.unkept === null) throw new Error('nothing is handed over');
    expect(JSON.parse(taken.unkept).places).toEqual({ pond: { version: 2, value: { toads: 1 } } });
    expect(openSaves(() => storage).read(POND)).toEqual({ toads: 9 });
  });

  it('replaces nothing where there is no room for all of it, or no storage', () => {
    const storage = new FakeStorage();
    const saves = openSaves(() => storage);
    saves.write(POND, { toads: 1 });
    saves.write(SONGS, ['old']);
    storage.room = storage.used;
    const places = {
      pond: { version: 2, value: { toads: 9 } },
      songs: { version: 1, value: ['a longer song'] },
    };
    const { accepted: good } = accepted(file(places));
    for (const here of [saves, openSaves(() => storage)]) {
      expect(takeOver(here, good, NOW)).toEqual({ taken: false });
      expect([here.read(POND), here.read(SONGS)]).toEqual([{ toads: 1 }, ['old']]);
    }
    expect(takeOver(forgetfulSaves(), good, NOW)).toEqual({ taken: false });
  });
});

describe('the places of the page', () => {
  it('are all different, and have names', async () => {
    const places = await allPlaces();
    const keys = places.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(
      expect.arrayContaining(['settings', 'tactics.record', 'gomoku.losses', 'twenty48.game']),
    );
    expect(places.filter((place) => place.name().trim() === '')).toEqual([]);
  });
});
