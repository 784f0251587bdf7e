// @vitest-environment happy-dom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '../../../web/src/app/kept_places';
import { readSaveFile, takeOver } from '../../../web/src/record/save_file';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { KEPT } from '../shell/support/kept';
import { alteredTexts } from '../support/altered';
import { FakeStorage } from '../support/fake_storage';

const NOW = new Date(0);
const PLACES = await allPlaces();

/** A file that holds this. */
const file = (places: object) => JSON.stringify({ format: 'forethought-saves', version: 1, places });

describe('a save file', () => {
  it('altered in any byte is refused, or what passes of it is what its place may hold', () => {
    const good = file(Object.fromEntries(KEPT.map((kept) => [kept.key, { version: 1, value: kept.good }])));
    let taken = 0;
    for (const text of alteredTexts(good)) {
      const read = readSaveFile(text, PLACES);
      if ('fault' in read) continue;
      taken++;
      for (const { place, value } of read.accepted) if (!v.is(place.schema, value)) throw new Error(text);
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('of any depth is refused, or taken over', () => {
    const saves = openSaves(() => new FakeStorage());
    const deep = JSON.parse(`${'{"a":'.repeat(1000)}[]${'}'.repeat(1000)}`);
    for (const { key, version } of PLACES) {
      for (const value of [deep, [deep], { settings: deep, actions: deep }]) {
        const read = readSaveFile(file({ [key]: { version, value } }), PLACES);
        if ('fault' in read) throw new Error(read.fault);
        expect(takeOver(saves, read.accepted, NOW).taken).toBe(true);
      }
    }
    const deepest = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
    const read = readSaveFile(
      `{"format":"forethought-saves","version":1,"places":{"settings":${deepest}}}`,
      PLACES,
    );
    expect(read).toMatchObject({ accepted: [], refused: [{ why: 'damaged' }] });
    expect(readSaveFile('['.repeat(1_000_000), PLACES)).toEqual({ fault: 'unreadable' });
  });

  it('with keys of the prototype changes nothing but what it names', () => {
    const proto = '{"__proto__":{"rung":1},"constructor":{"prototype":{"rung":1}}}';
    const read = readSaveFile(
      `{"format":"forethought-saves","version":1,"places":{"__proto__":${proto},"settings":{"version":1,"value":${proto}}}}`,
      PLACES,
    );
    expect(read).toMatchObject({ accepted: [], unknown: { first: ['__proto__'] } });
    expect(({} as { rung?: number }).rung).toBeUndefined();
  });
});
