import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { playScoresAndCompare, SCORES_ADDRESS, stateOfScores } from '../support/scores';
import { PHONE, test } from '../support/test';

/** Games of 2048 by several rungs on the same tiles, in the tab. */

/** More than can be played while the test looks. */
const LONG = '?game=twenty48&form=scores&field=30,20&games=5000&nodes=500&lang=en';

const played = (page: Page) =>
  page.getByTestId('match-progress').evaluate((bar: HTMLProgressElement) => bar.value);

describe('scores', () => {
  test('of an address are those of the command line', async ({ visit }) => {
    const { page } = await visit(SCORES_ADDRESS);
    await playScoresAndCompare(page);
  });

  test('are described in the form, and a game opens in the replay (phone)', async ({ visit }) => {
    const { page } = await visit('', PHONE);
    await page.getByTestId('workshop-open').click();
    await page.getByTestId('lab-twenty48').click();
    const form = page.getByTestId('match-form');
    await expect.poll(() => form.count()).toBe(1);
    for (const [name, value] of Object.entries({ games: '2', nodes: '20', seed: '9' })) {
      await form.locator(`[name=${name}]`).fill(value);
    }
    await page.getByTestId('match-start').click();
    await expect.poll(() => stateOfScores(page)).toBe('finished');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByTestId('game-0').click();
    await expect.poll(() => page.getByTestId('board').count()).toBe(1);
  });

  test('pause, go on after a reload where they were, and can be taken along', async ({ visit }) => {
    const { page } = await visit(LONG);
    await expect.poll(() => played(page)).toBeGreaterThan(2);
    await page.getByTestId('match-pause').click();
    await expect.poll(() => stateOfScores(page)).toBe('paused');
    const before = await played(page);
    await page.reload();
    await expect.poll(() => stateOfScores(page)).toBe('paused');
    await expect.poll(() => played(page)).toBe(before);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('export-json').click(),
    ]);
    expect(JSON.parse((await readFile(await file.path())).toString()).game).toBe('twenty48');
    await page.getByTestId('match-stop').click();
    await expect.poll(() => stateOfScores(page)).toBe('stopped');
  });
});
