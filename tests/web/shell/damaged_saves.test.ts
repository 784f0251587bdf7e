// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../../web/src/i18n/languages';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { KEPT, type Kept } from './support/kept';

/** Everything that the page keeps: what is read as it was, and what is put aside and told. */

/** Reads what stands at `key`; returns what was told of it. */
function reading({ key, read }: Kept, text: string) {
  const told: string[] = [];
  const saves = openSaves(undefined, {
    tell: (place, trouble) => {
      expect(place.name()).not.toBe('');
      told.push(`${place.key} ${trouble}`);
    },
  });
  localStorage.setItem(`forethought.${key}`, text);
  const value = read(saves);
  return { value, told, aside: localStorage.getItem(`forethought.${key}.aside`) };
}

const textOf = (value: unknown, version = 1) => JSON.stringify({ version, value });

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => localStorage.clear());

describe.each(KEPT)('$key', (kept) => {
  const { key, good, bad } = kept;

  it('is read as it was kept', () => {
    const { value, told, aside } = reading(kept, textOf(good));
    expect(value).not.toBeNull();
    expect([told, aside]).toEqual([[], null]);
    expect(JSON.parse(localStorage.getItem(`forethought.${key}`) ?? '')).toEqual({ version: 1, value: good });
  });

  it.each<[string, string, string]>([
    ['cut off', textOf(good).slice(0, -3), 'damaged'],
    ['newer', textOf(good, 2), 'newer'],
    ['older', textOf(good, 0), 'older'],
    ...bad.map((value, number): [string, string, string] => [
      `not what it should be (${number + 1})`,
      textOf(value),
      'damaged',
    ]),
  ])('that is %s is put aside, and that is told', (_, text, trouble) => {
    const { told, aside } = reading(kept, text);
    expect([told, aside]).toEqual([[`${key} ${trouble}`], text]);
  });
});
