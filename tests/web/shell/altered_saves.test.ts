// @vitest-environment happy-dom

import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../../web/src/i18n/languages';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { ALTERATIONS, alteredTexts } from '../support/altered';
import { FakeStorage } from '../support/fake_storage';
import { KEPT, type Kept } from './support/kept';

beforeAll(() => {
  language.value = 'en';
});

/** What came of reading `text` where it is kept; `aside` is what was put aside, null for nothing. */
function reading({ key, read }: Kept, text: string) {
  const storage = new FakeStorage();
  storage.texts.set(`forethought.${key}`, text);
  let told = 0;
  const value = read(openSaves(() => storage, { tell: () => void told++ }));
  return { value, told, aside: storage.getItem(`forethought.${key}.aside`) };
}

/** A text that is put aside is told and stays as it is; any other is read, and nothing is told. */
function isSound(kept: Kept, text: string): boolean {
  const { told, aside } = reading(kept, text);
  return told === 0 ? aside === null : aside === text;
}

describe.each(KEPT)('$key', (kept) => {
  it('altered in any byte is read, or is put aside whole and told', () => {
    const text = JSON.stringify({ version: 1, value: kept.good });
    let tried = 0;
    for (const altered of alteredTexts(text)) {
      tried++;
      if (!isSound(kept, altered)) throw new Error(altered);
    }
    expect(tried).toBe(ALTERATIONS);
  });

  it('of a depth without end, or with keys of the prototype, is put aside whole and told', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const proto = '{"__proto__":{"rung":1},"constructor":{"prototype":1}}';
    for (const value of [deep, proto]) expect(isSound(kept, `{"version":1,"value":${value}}`)).toBe(true);
    const inside = JSON.stringify(kept.good).replace(/^\{/, `{"__proto__":${proto},`);
    const read = reading(kept, `{"version":1,"value":${inside}}`);
    expect(read.told === 0).toBe(read.aside === null);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as { rung?: number }).rung).toBeUndefined();
  });
});
