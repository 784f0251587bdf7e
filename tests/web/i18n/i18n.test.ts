import { describe, expect, it } from 'vitest';
import { type Language, preferredLanguage } from '../../../web/src/i18n/languages';
import { plural } from '../../../web/src/i18n/plural';
import { rungIdea, rungName } from '../../../web/src/i18n/rungs';

/** Every table of words, by its path; each module exports one under its language's name. */
const TABLES = import.meta.glob<Record<Language, Record<string, unknown>>>(
  '../../../web/src/**/words/{en,zh,ru}.ts',
  { eager: true },
);

/** One case for each part of the page and each language, with the part's English table. */
const CASES = Object.entries(TABLES).map(([path, module]) => {
  const [, part = '', code = ''] = /src\/(.+)\/words\/(\w+)\.ts$/.exec(path) ?? [];
  const english = TABLES[path.replace(/\w+\.ts$/, 'en.ts')];
  return { part, code, table: module[code as Language], en: english?.en ?? {} };
});

/** Calls an entry that takes values with plausible ones. */
function textOf(entry: unknown): string {
  return typeof entry === 'function' ? String(entry(2, 3, 4, 5)) : String(entry);
}

/** The entries of a table but for its rungs, which English leaves to the engine. */
function entriesOf(table: Record<string, unknown>): [string, unknown][] {
  return Object.entries(table).filter(([key]) => key !== 'rungs');
}

describe.each(CASES)('the words of $part in $code', ({ table }) => {
  it('leave nothing empty or undefined', () => {
    expect(entriesOf(table).length).toBeGreaterThan(0);
    for (const [key, entry] of entriesOf(table)) {
      expect(textOf(entry).trim(), key).not.toBe('');
      expect(textOf(entry), key).not.toContain('undefined');
    }
  });
});

it.each(CASES.filter(({ code }) => code !== 'en'))(
  'the words of $part in $code are translated',
  ({ table, en }) => {
    const same = entriesOf(table).filter(
      ([key, entry]) => typeof entry === 'string' && entry === en[key as keyof typeof en],
    );
    expect(same).toEqual([]);
  },
);

describe('a rung', () => {
  const rung = { rung: 50, name: 'Newcomer', idea: 'Tries.' };

  it('is called what the language calls it', () => {
    const rungs = { 50: ['新手', '试试看。'] } as const;
    expect([rungName({ rungs }, rung), rungIdea({ rungs }, rung)]).toEqual(['新手', '试试看。']);
  });

  it('has the engine’s own name where the language has none', () => {
    expect([rungName({ rungs: {} }, rung), rungIdea({ rungs: {} }, rung)]).toEqual(['Newcomer', 'Tries.']);
  });
});

describe('languages', () => {
  it('takes the first language there is a table for', () => {
    expect(preferredLanguage(['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(preferredLanguage(['zh-Hant-TW'])).toBe('zh');
    expect(preferredLanguage([])).toBe('en');
  });

  it('counts in English', () => {
    expect([0, 1, 2, 1.5].map((count) => plural('en', count, 'unit', 'units'))).toEqual([
      'units',
      'unit',
      'units',
      'units',
    ]);
  });

  it('counts in Russian', () => {
    const word = (count: number) => plural('ru', count, 'юнит', 'юнита', 'юнитов');
    expect(word(1.5)).toBe('юнита');
    expect([1, 2, 5, 11, 12, 21, 22, 25, 111, 112].map(word)).toEqual([
      'юнит',
      'юнита',
      'юнитов',
      'юнитов',
      'юнитов',
      'юнит',
      'юнита',
      'юнитов',
      'юнитов',
      'юнитов',
    ]);
  });
});
