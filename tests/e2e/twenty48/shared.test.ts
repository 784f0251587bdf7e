import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isDirection } from '../../../web/src/twenty48/directions';
import { packSlides } from '../../../web/src/twenty48/game_link';
import { PHONE, test } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';

/** A finished game is watched again, also by others. */

const GAME = '?game=twenty48&seed=3&perf=1&lang=en';

/** Plays a game to its end. Returns its slides. */
async function playToTheEnd(page: Page) {
  const slides = await page.evaluate(() => {
    const played: number[] = [];
    for (;;) {
      const legal = window.forethought?.legalActions() ?? [];
      const slide = legal[played.length % legal.length];
      if (slide === undefined) return played;
      window.forethought?.play(slide);
      played.push(slide);
    }
  });
  return slides.filter(isDirection);
}

const place = (page: Page) => page.getByTestId('replay-place');

test('one’s own is gone through on the board, and the result comes back', async ({ visit }) => {
  const { page } = await visit(GAME);
  const game = await Twenty48Page.in(page);
  const slides = await playToTheEnd(page);
  await page.getByTestId('watch-again').click();
  await expect.poll(() => place(page).getAttribute('max')).toBe(String(slides.length));
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(1);
  await page.getByTestId('replay-play').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page).inputValue()).toBe('1');
  const cells = () => page.locator('.cell:not([aria-label$="empty"])').count();
  expect(await cells()).toBeLessThanOrEqual(3);
  // Only the game's own slides count.
  expect(await game.length()).toBe(slides.length);
  await page.getByTestId('back-to-result').click();
  await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);
  await expect.poll(cells).toBe(16);
  await page.getByTestId('take-back').click();
  await expect.poll(() => game.length()).toBe(slides.length - 1);
});

test('one from a link plays by itself, is played anew, and leaves the kept game alone', async ({ visit }) => {
  const first = await visit(GAME);
  await Twenty48Page.in(first.page);
  const slides = await playToTheEnd(first.page);

  const { page } = await visit('?perf=1&lang=en', PHONE);
  await page.getByTestId('play-twenty48').tap();
  const game = await Twenty48Page.in(page);
  await page.evaluate(() => window.forethought?.play(window.forethought.legalActions()[0] ?? -1));
  const own = await game.text();
  await page.getByTestId('home').tap();
  await page.getByTestId('continue-twenty48').waitFor();

  const link = `${new URL(page.url()).pathname}${GAME}&moves=${packSlides(slides)}`;
  await page.goto(new URL(link, page.url()).href);
  await page.getByTestId('shared').waitFor();
  expect(await page.getByTestId('shared').innerText()).toMatch(/^This game scored [\d,]+/);
  await expect.poll(() => place(page).getAttribute('max')).toBe(String(slides.length));
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(1);
  expect(await page.getByTestId('result').count()).toBe(0);
  await page.getByTestId('replay-last').tap();
  await expect.poll(() => page.locator('.cell:not([aria-label$="empty"])').count()).toBe(16);
  await page.getByTestId('home').tap();
  await page.getByTestId('continue-twenty48').tap();
  await expect.poll(async () => (await Twenty48Page.in(page)).text()).toBe(own);

  // The address still leads to it.
  await page.reload();
  await page.getByTestId('shared').waitFor();
  await page.getByTestId('play-shared').tap();
  await expect.poll(async () => (await Twenty48Page.in(page)).state()).toMatchObject({ seed: 3, length: 0 });
  await expect.poll(() => page.getByTestId('shared').count()).toBe(0);
});
