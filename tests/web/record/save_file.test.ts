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
import type { Place } from '../../../web/src/shell/storage/place';
import { forgetfulSaves, openSaves, type Saves } from '../../../web/src/shell/storage/storage';
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

/** What a converter or a hand may leave in a file, at whatever depth. */
const HOSTILE: readonly unknown[] = [
  { toString: 0, valueOf: 0 },
  JSON.parse('{"__proto__":{"length":3}}'),
  JSON.parse('1e999'),
  ['', null, [[[]]], -1, 0.5, 2 ** 53, '\u0000', {}],
].flat();

/** Values that have everything in them by which the page's saves are known, with something hostile in each place. */
function hostileValues(): unknown[] {
  const frames = (wrong: unknown): unknown[] => [
    wrong,
    [wrong],
    [[wrong]],
    { tallies: wrong },
    { tallies: { 50: wrong } },
    { played: wrong, scored: [wrong], before: wrong, since: wrong },
    { settings: wrong, actions: [wrong], over: wrong },
    { settings: { rung: wrong }, actions: wrong },
    { contest: wrong, games: wrong },
    { contest: { ...CONTEST, players: [{ ...CONTEST.players[0], weights: wrong }, CONTEST.players[1]] } },
    { ...LAB, contest: weighed(wrong) },
    { ...LAB, games: [wrong, [0, 0, 1, 9, 9, 9, 0, wrong]] },
    { theme: wrong, language: wrong, tempo: wrong, rung: wrong, sound: wrong, volume: wrong, lines: wrong },
    { games: [wrong, wrong], rungs: [wrong], seed: wrong },
    [{ rung: 0, side: 0, size: 15, rule: wrong, opening: wrong, start: wrong, moves: wrong, turns: [wrong] }],
  ];
  return HOSTILE.flatMap(frames);
}

const PLAYER = { rung: 50, personality: '', blur: false, weights: null };
const CONTEST = {
  form: 'match',
  players: [PLAYER, { ...PLAYER, rung: 20 }],
  games: 6,
  seed: 1,
  nodes: 100,
  milliseconds: 0,
  sprt: null,
};
const LAB = { game: 'gomoku', engine: 'e', contest: CONTEST, games: [], active: 0, state: 'paused' };

/** The contest with weights of which one is `wrong`. */
const weighed = (wrong: unknown) => ({
  ...CONTEST,
  players: [{ ...PLAYER, weights: { name: '', digest: '', numbers: [1, wrong] } }, CONTEST.players[1]],
});

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

  it('is taken place by place, with what is left out and where', () => {
    const { accepted: good, refused } = accepted(
      file({
        pond: { version: 2, value: { toads: 'many' } },
        songs: { version: 1, value: ['croak', 7] },
      }),
    );
    expect(good).toEqual([
      {
        place: SONGS,
        value: ['croak'],
        leftOut: { first: ['1: Invalid type: Expected string but received 7'], more: 0 },
      },
    ]);
    expect(refused).toMatchObject([
      { place: POND, why: 'damaged', faults: { first: [expect.stringMatching(/^toads: /)], more: 0 } },
    ]);
    const versions = (version: number) => accepted(file({ pond: { version, value: { toads: 1 } } })).refused;
    expect([versions(3)[0]?.why, versions(1)[0]?.why]).toEqual(['newer', 'older']);
  });

  it('of which nothing is right in a place leaves what is here', async () => {
    const places = await allPlaces();
    const wrong = { theme: 'pink', played: [7], scored: 'none', tallies: { 50: 'many' }, 0: {} };
    for (const { key, version } of places) {
      const read = readSaveFile(file({ [key]: { version, value: wrong } }), places);
      expect(read).toMatchObject({ accepted: [], refused: [{ why: 'damaged' }] });
    }
  });

  it.each([
    ['no object', 7],
    ['a list', []],
    ['nothing', null],
    ['no version', { value: {} }],
    ['a version that is a text', { version: '2', value: { toads: 1 } }],
    ['a version beyond all numbers', { version: Number.POSITIVE_INFINITY, value: { toads: 1 } }],
  ])('may hold %s in a place: the others are taken', (_, wrong) => {
    const { accepted: good, refused } = accepted(
      file({ pond: wrong, songs: { version: 1, value: ['croak'] } }),
    );
    expect(good.map(({ place }) => place.key)).toEqual(['songs']);
    expect(refused.map(({ place, why }) => [place.key, why])).toEqual([['pond', 'damaged']]);
  });

  it('may hold hundreds of thousands of things that nobody knows: a few are told, and how many more', () => {
    const strange = Array.from({ length: 100_000 }, (_, number) => [
      `moat ${number}`,
      { version: 1, value: 1 },
    ]);
    const { unknown } = accepted(file(Object.fromEntries(strange)));
    expect(unknown).toEqual({ first: ['moat 0', 'moat 1', 'moat 2'], more: 99_997 });
    const long = accepted(
      `{"format":"forethought-saves","version":1,"places":{"__proto__":1,"a\\u001b\\n${'x'.repeat(999)}":1}}`,
    );
    expect(long.unknown.first).toEqual(['__proto__', expect.stringMatching(/^a\ufffd\ufffdx{116}…$/)]);
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
  it('take whatever a file says of them without an exception, and nothing that does not pass', async () => {
    const places = await allPlaces();
    for (const place of places) {
      for (const value of hostileValues()) {
        const read = readSaveFile(file({ [place.key]: { version: place.version, value } }), places);
        if ('fault' in read) throw new Error(read.fault);
        for (const good of read.accepted) expect(v.is(place.schema, good.value)).toBe(true);
        expect(read.accepted.length + read.refused.length).toBe(1);
      }
    }
  });

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
