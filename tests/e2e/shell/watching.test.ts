import { expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../support/test';

/** A finished battle is watched again, also by others. */

test('a finished battle plays from its beginning, and under the address that is copied', async ({
  enter,
  visit,
}) => {
  const { page, battle, context } = await enter('ai=0&seed=3&lang=en&personality=orcs');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const state = await battle.playToTheEnd({ skipping: true });
  await page.getByTestId('share-game').click();
  await page.getByTestId('copy-link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByTestId('more-ways').click();
  await page.getByTestId('watch-again').click();
  await expect.poll(() => page.getByTestId('replay-place').getAttribute('max')).toBe(String(state.length));
  await expect.poll(() => page.getByTestId('replay-place').inputValue()).not.toBe('0');
  await page.getByTestId('present').click();
  await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);

  const other = await visit(new URL(link).hash, PHONE);
  const place = other.page.getByTestId('replay-place');
  await expect.poll(() => place.getAttribute('max')).toBe(String(state.length));
  await expect.poll(() => place.inputValue()).not.toBe('0');
  await expect
    .poll(() => other.page.getByTestId('strip-opponent').textContent())
    .toMatch(/Dice.*Orcs · Rung 0/);
  await other.page.getByTestId('replay-last').tap();
  await expect.poll(() => place.inputValue()).toBe(String(state.length));
  await expect.poll(() => other.page.getByTestId('shared').textContent()).toMatch(/beat/);
  await other.page.getByTestId('replay-back').tap();
  const playOn = other.page.getByTestId('play-on-shared');
  await expect.poll(() => playOn.textContent()).toMatch(/Play on from round \d/);
  await playOn.tap();
  await expect.poll(() => other.page.getByTestId('shared').count()).toBe(0);
  await other.page.getByTestId('home').first().tap();
  await expect.poll(() => other.page.getByTestId('play').isVisible()).toBe(true);
  expect(await other.page.getByTestId('notice').count()).toBe(0);
});

test('an address whose moves do not fit its map is told', async ({ visit }) => {
  for (const query of ['?ai=0&seed=3&moves=AAAAAA', '?ai=0&moves=D__', '?ai=0&seed=3&moves=nonsense']) {
    const { page } = await visit(query, DESKTOP);
    await expect.poll(() => page.getByTestId('notice').count(), { message: query }).toBe(1);
  }
});

test('the result is seen whole, and the board of its replay can be read cell by cell', async ({ enter }) => {
  const { page, battle } = await enter('ai=0&seed=3&lang=ru');
  await battle.playToTheEnd({ skipping: true });
  await page.getByTestId('rung-next').waitFor();
  const hidden = () =>
    page.getByTestId('result').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBe(0);
  await page.getByTestId('more-ways').click();
  await page.getByTestId('watch-again').click();
  // The board of before has cells of the same names.
  await page.getByTestId('replay-place').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect.poll(() => page.getByTestId('replay-play').getAttribute('aria-label')).toBe('Смотреть');
  const cell = page.getByTestId('cell-11');
  const before = await cell.getAttribute('aria-label');
  expect(before).toMatch(/^b2, /);
  const home = page.locator('.cell[tabindex="0"]');
  const at = Number(await home.getAttribute('data-cell'));
  await home.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
    .toBe(`cell-${at + 1}`);
  await expect.poll(() => page.getByTestId('replay-place').inputValue()).toBe('0');
});
