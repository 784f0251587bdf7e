import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { gomokuIn } from '../support/gomoku_page';
import { test } from '../support/test';

/** The player's own record: a fair fight, what it leaves, and the file that takes it along. */

test('a fair fight is told, counts, leads to the next one, and goes along in a file', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=fair&tempo=fast&perf=1&lang=en');
  const game = await gomokuIn(page);
  await expect.poll(() => page.getByTestId('notice').textContent()).toContain('Fair fight');
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBeGreaterThan(1);
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-resign').click();
  const result = page.getByTestId('result');
  await page.getByTestId('more-ways').click();
  await expect.poll(() => result.getByTestId('fair-fight').count()).toBe(1);
  await result.getByRole('button', { name: 'Home' }).click();
  await page.getByTestId('record-open').click();
  await expect.poll(() => page.getByTestId('rating').textContent()).toMatch(/^-?[\d,]+$/);
  const details = page.getByTestId('rating-details');
  await details.locator('summary').click();
  await expect
    .poll(() => details.locator('.figures').textContent())
    .toMatch(/^-?[\d,]+ ± [\d,]+, 95.% confident\.$/);
  await expect.poll(() => page.locator('.record-games li').count()).toBe(1);

  const downloads = page.waitForEvent('download');
  await page.getByTestId('save-file-write').click();
  const text = await readFile(await (await downloads).path(), 'utf8');
  const broken = text.replace('"language":', '"tongue":');
  expect(broken).not.toBe(text);

  const other = (await visit('?lang=en')).page;
  await other.getByTestId('record-open').click();
  await other.getByTestId('save-file-chooser').setInputFiles({
    name: 'saves.json',
    mimeType: 'application/json',
    buffer: Buffer.from(broken),
  });
  await expect
    .poll(() => other.getByTestId('save-file-found').textContent())
    .toMatch(/settings \(unreadable parts are skipped: language: /);
  await other.getByTestId('save-file-replace').click();
  await expect.poll(() => other.getByTestId('play').isVisible()).toBe(true);
  await other.getByTestId('record-open').click();
  await expect.poll(() => other.locator('.record-games li').count()).toBe(1);
  await expect.poll(() => other.getByTestId('save-file-back').count()).toBe(1);
});
