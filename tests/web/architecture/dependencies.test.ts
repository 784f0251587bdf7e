import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { NEEDS } from '../../../tools/lib/needs.mjs';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');

const PAGE = read('docs/dependencies.md');

const LOCKED: Record<string, { license?: string }> = JSON.parse(read('package-lock.json')).packages;

/** The rows of the table under a heading: name, reason, licence. */
function tableUnder(heading: string): string[][] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const namesUnder = (heading: string) => tableUnder(heading).map(([name]) => name);

describe('the page of dependencies', () => {
  it.each([
    ['In the page', packageJson.dependencies],
    ['For building and testing', packageJson.devDependencies],
  ])('lists every npm package: %s', (heading, packages) => {
    expect(namesUnder(heading)).toEqual(Object.keys(packages).sort());
  });

  it.each(['In the page', 'For building and testing'])('has the licences of the packages: %s', (heading) => {
    for (const [name = '', , licence] of tableUnder(heading))
      expect(licence, name).toBe(LOCKED[`node_modules/${name}`]?.license);
  });

  it('lists every Debian package', () => {
    const needed = new Set(Object.values(NEEDS).flatMap((needs) => needs.map((need) => need.package)));
    expect(namesUnder('Debian packages')).toEqual([...needed].sort());
  });

  it('gives a reason and a licence for each', () => {
    const headings = ['In the page', 'For building and testing', 'Debian packages', 'Fetched on demand'];
    for (const row of headings.flatMap(tableUnder))
      expect(row, row[0]).toEqual([
        expect.anything(),
        expect.stringMatching(/\w/),
        expect.stringMatching(/\w/),
      ]);
  });
});
