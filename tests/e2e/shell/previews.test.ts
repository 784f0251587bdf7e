import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { GAMES } from '../../../tools/lib/games.mjs';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { test } from '../support/test';

/** Pages for links: what those who show a link read, and where whoever follows it is led. */

const SHARE = join(PAGE, 'share');

test('every opponent of every game has a page and a picture of its size', () => {
  const files = readdirSync(SHARE);
  for (const game of GAMES) expect(files).toContain(`${game}-0.html`);
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(240);
  for (const page of pages) {
    const picture = readFileSync(join(SHARE, page.replace(/(\.(zh|ru))?\.html$/, '.png')));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);
  }
});

test('a page leads to its game, with all that the link says', async ({ visit }) => {
  const { page } = await visit('share/gomoku-20.html');
  await page.waitForURL(/\?game=gomoku&ai=20$/);
  await expect.poll(() => page.getByTestId('strip-opponent').count()).toBe(1);

  const linked = await visit('share/othello-0.html#game=othello&ai=0&side=first&lang=en&perf=1&moves=f5d6');
  await expect.poll(() => linked.page.evaluate(() => window.forethought?.state()?.length)).toBe(2);
  expect(new URL(linked.page.url()).pathname).not.toContain('share');
});
