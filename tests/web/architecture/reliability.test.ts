import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A test that a row names: its file, and its title as it stands there. */
const NAMED = /`(tests\/[^`]+)`: “([^”]+)”/g;

/** Rows of the tables of faults. */
const rows = readFileSync(`${ROOT}docs/reliability.md`, 'utf8')
  .split('\n\n')
  .filter((table) => table.startsWith('| what goes wrong'))
  .flatMap((table) => table.trim().split('\n').slice(2));

describe('the table of faults', () => {
  it('names a test in every row', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => row.match(NAMED) === null)).toEqual([]);
    // Whatever looks like a path of a test is one that is named with its title.
    const paths = rows.flatMap((row) => row.match(/`tests\//g) ?? []);
    expect(rows.flatMap((row) => row.match(NAMED) ?? [])).toHaveLength(paths.length);
  });

  it('names no test that is not there', () => {
    const missing = rows
      .flatMap((row) => [...row.matchAll(NAMED)])
      .filter(([, file = '', title = '']) => {
        if (!existsSync(ROOT + file)) return true;
        const text = readFileSync(ROOT + file, 'utf8');
        return !["'", '"', '`'].some((quote) => text.includes(quote + title + quote));
      });
    expect(missing.map(([named]) => named)).toEqual([]);
  });
});
