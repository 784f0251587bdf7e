import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type GomokuPage, gomokuIn } from '../support/gomoku_page';
import { test } from '../support/test';

/** A storage that fills up while a game is played. */

const GAME = '?game=gomoku&ai=0&nodes=200&seed=3&tempo=fast&perf=1&lang=en';

/** What another page of the same host keeps. */
const FILLER = 'another game';

/** Leaves not one character of room. */
const fill = (key: string) => {
  let text = '';
  for (let length = 2 ** 22; length >= 1; length = Math.floor(length / 2)) {
    try {
      localStorage.setItem(key, text + 'x'.repeat(length));
      text += 'x'.repeat(length);
    } catch {}
  }
};

async function playStone(page: Page, game: GomokuPage): Promise<void> {
  const { length } = await game.playersTurn();
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBeGreaterThan(length + 1);
  await game.playersTurn();
}

const keptLength = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('forethought.gomoku.game') ?? '{}').value?.actions.length ?? 0,
  );

describe('a storage that is full', () => {
  test('is told once; the game goes on, can be saved to a file, and is kept once there is room', async ({
    visit,
  }) => {
    const { page } = await visit(GAME);
    const game = await gomokuIn(page);
    await playStone(page, game);
    await expect.poll(() => keptLength(page)).toBe(await game.length());
    const before = await game.length();
    await page.evaluate(fill, FILLER);
    await playStone(page, game);
    const notices = page.getByTestId('notice');
    await expect.poll(() => notices.allInnerTexts()).toEqual([expect.stringContaining('Not saved: Gomoku.')]);
    await playStone(page, game);
    expect(await notices.count()).toBe(1);
    expect(await keptLength(page)).toBe(before);
    const download = page.waitForEvent('download');
    await page.getByTestId('save-unkept').click();
    const file = JSON.parse(await readFile((await (await download).path()) ?? '', 'utf8'));
    expect(file.places['gomoku.game'].value.actions).toHaveLength(await game.length());
    await expect.poll(() => notices.count()).toBe(0);
    await page.evaluate((key) => localStorage.removeItem(key), FILLER);
    await playStone(page, game);
    await expect.poll(() => keptLength(page)).toBe(await game.length());
  });

  test('from the first write on leaves the page in working order', async ({ visit, site }) => {
    const { page, context } = await visit('about:blank');
    await context.addInitScript(fill, FILLER);
    await page.goto(site.url + GAME);
    const game = await gomokuIn(page);
    const notices = page.getByTestId('notice');
    await expect.poll(async () => (await notices.allInnerTexts()).join()).toContain('settings');
    await playStone(page, game);
    await expect.poll(async () => (await notices.allInnerTexts()).join()).toContain('Gomoku');
    expect(await notices.count()).toBe(1);
  });
});
