import { describe, expect, it } from 'vitest';
import { en } from '../../../web/src/i18n/en';
import { preferredLanguage, rungIdea, rungName, TABLES } from '../../../web/src/i18n/messages';
import { plural } from '../../../web/src/i18n/plural';

const RUNGS = [0, 10, 20, 30, 40, 50];
const TWENTY48_RUNGS = Array.from({ length: 16 }, (_, place) => 10 * place);
const GOMOKU_RUNGS = Array.from({ length: 16 }, (_, place) => 10 * place);

/** Calls an entry that takes values with plausible ones. */
function textOf(entry: unknown): string {
  return typeof entry === 'function' ? String(entry(2, 3, 4, 5)) : String(entry);
}

describe.each(Object.entries(TABLES))('the table %s', (code, table) => {
  it('has every key, of the same kind, and nothing else', () => {
    const kinds = (messages: object) =>
      Object.fromEntries(Object.entries(messages).map(([key, entry]) => [key, typeof entry]));
    expect(kinds(table)).toEqual(kinds(en));
  });

  it('leaves nothing empty or undefined', () => {
    for (const [key, entry] of Object.entries(table)) {
      expect(textOf(entry).trim(), key).not.toBe('');
      expect(textOf(entry), key).not.toContain('undefined');
    }
  });

  it('names every rung and its idea', () => {
    for (const rung of RUNGS) {
      expect(rungName(table, rung, '?')).not.toBe('?');
      expect(rungIdea(table, rung, '?')).not.toBe('?');
    }
    for (const rung of GOMOKU_RUNGS) {
      expect(rungName(table, rung, '?', 'gomoku')).not.toBe('?');
      expect(rungIdea(table, rung, '?', 'gomoku')).not.toBe('?');
    }
    for (const rung of TWENTY48_RUNGS) {
      expect(rungName(table, rung, '?', 'twenty48')).not.toBe('?');
      expect(rungIdea(table, rung, '?', 'twenty48')).not.toBe('?');
    }
  });

  it('is translated, but for words that are the same', () => {
    if (code === 'en') return;
    const same = Object.entries(table).filter(
      ([key, entry]) => typeof entry === 'string' && entry === en[key as keyof typeof en],
    );
    expect(same).toEqual([]);
  });
});

describe('languages', () => {
  it('falls back to the engine’s own name for a rung without a translation', () => {
    expect(rungName(en, 55, 'Newcomer')).toBe('Newcomer');
  });

  it('takes the first language there is a table for', () => {
    expect(preferredLanguage(['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(preferredLanguage(['zh-Hant-TW'])).toBe('zh');
    expect(preferredLanguage([])).toBe('en');
  });

  it('counts in Russian', () => {
    const word = (count: number) => plural(count, 'юнит', 'юнита', 'юнитов');
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
