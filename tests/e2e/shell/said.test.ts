import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, test } from '../support/test';

/** Opponents have faces, and say something now and then. */

const GAME = '?game=gomoku&ai=100&side=first&nodes=200&lang=en&seed=3';
const GREETING = 'I only need to see a little further.';

const said = (page: Page) => page.getByTestId('said').textContent();

test('an opponent greets whom it plays, to those who look and listen, and a press goes through the bubble', async ({
  visit,
}) => {
  const { page } = await visit(GAME);
  await expect.poll(() => said(page)).toBe(GREETING);
  const bubble = page.locator('.said');
  await expect.poll(() => bubble.textContent()).toBe(GREETING);
  await expect.poll(() => bubble.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none');
  const face = page.locator('[data-testid=strip-opponent] .face path');
  await expect.poll(() => face.count()).toBeGreaterThan(10);
});

test('on a phone the bubble stands over the whole strip, and the line below is not read beside it', async ({
  visit,
}) => {
  const { page } = await visit(GAME, PHONE);
  const strip = page.getByTestId('strip-opponent');
  const bubble = strip.locator('.said');
  await expect.poll(() => bubble.textContent()).toBe(GREETING);
  const line = strip.locator('.strip-line');
  const opacity = () => line.evaluate((one) => getComputedStyle(one).opacity);
  expect(await opacity()).toBe('0');
  const [over, under] = [await bubble.boundingBox(), await line.boundingBox()];
  expect(over!.y + over!.height).toBeGreaterThanOrEqual(under!.y + under!.height - 1);
  await bubble.waitFor({ state: 'detached' });
  await expect.poll(opacity).toBe('1');
});

test('in a low window the bubble covers neither the board nor what is to be read and pressed', async ({
  visit,
}) => {
  const { page } = await visit(GAME, { viewport: { width: 640, height: 360 } });
  const bubble = page.locator('.said');
  await expect.poll(() => bubble.textContent()).toBe(GREETING);
  const covered = await bubble.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const others = document.querySelectorAll('[data-testid=board], .context, .actions button');
    return [...others]
      .map((other) => [other.className, other.getBoundingClientRect()] as const)
      .filter(([, box]) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      .map(([name]) => name);
  });
  expect(covered).toEqual([]);
});

test('it is silent once that is switched off, and after the page has been opened anew', async ({ visit }) => {
  const { page } = await visit(GAME);
  await expect.poll(() => said(page)).toBe(GREETING);
  await page.getByTestId('settings').click();
  await page.getByTestId('lines').locator('[data-value=off]').click();
  await page.getByTestId('back').click();
  await expect.poll(() => page.getByTestId('strip-opponent').count()).toBe(1);
  expect(await page.getByTestId('said').count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByTestId('strip-opponent').count()).toBe(1);
  expect(await page.getByTestId('said').count()).toBe(0);
});
