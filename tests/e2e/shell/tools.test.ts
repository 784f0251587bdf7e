import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { servedBy, takenPort } from '../../cli/support/served.ts';
import { tool } from '../../cli/support/tools.ts';

/** What npm runs of the built page, each at its smallest size; what needs no page is in `tests/cli/tools.test.ts`. */

const ROOT = new URL('../../../', import.meta.url);

function printedBy(name: string, ...args: string[]): string {
  const { status, stdout, stderr } = tool(name, args);
  expect(status, stderr).toBe(0);
  return stdout;
}

describe('build', () => {
  it('finds everything built, and tells the bytes of the scripts', () => {
    expect(printedBy('build')).toMatch(/^before home, faces included( +\d+){4}$/m);
  });
});

describe('package', () => {
  it('packs the page into a file, the same each time', () => {
    const [, path = ''] = /^(build\S+\.zip): \d+ kB, \d+ files$/m.exec(printedBy('package', '--zip')) ?? [];
    const zip = readFileSync(fileURLToPath(new URL(path, ROOT)));
    expect(Object.keys(unzipSync(zip))).toContain('index.html');
    printedBy('package', '--zip');
    expect(readFileSync(fileURLToPath(new URL(path, ROOT))).equals(zip)).toBe(true);
  });
});

describe('start', () => {
  it('serves the built page; a port that is taken gives way to the next', async () => {
    const { port, free } = await takenPort();
    try {
      const { url, page } = await servedBy('start', ['--port', String(port), '--host', 'localhost']);
      expect(Number(new URL(url).port)).toBeGreaterThan(port);
      expect(page).toContain('<script type="module"');
    } finally {
      await free();
    }
  });
});

describe('bench:web', () => {
  it.each([
    ['tactics', '20'],
    ['othello', '9999'],
  ])('measures the perceived wait of %s against rung %s', (game, rung) => {
    const course = ['--game', game, '--rung', rung, '--speed', 'full', '--actions', '1'];
    const printed = printedBy('bench:web', '--json', ...course);
    expect(printed.trimEnd().split('\n')).toHaveLength(1);
    const [measured] = JSON.parse(printed);
    expect(measured).toMatchObject({
      game,
      rung: Number(rung),
      speed: 'full',
      first_paint_ms: expect.any(Number),
    });
    expect(measured.actions).toBeGreaterThanOrEqual(1);
  });
});
