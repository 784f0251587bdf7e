import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../support/test';

/** A result is sent to a friend, who plays the same start against the same opponent. */

const state = (page: Page) => page.evaluate(() => window.forethought?.state());

async function over(page: Page): Promise<void> {
  await expect.poll(() => page.getByTestId('result').count()).toBe(1);
}

/** What was copied by the share dialog's button for a challenge. */
async function challengeOf(page: Page): Promise<string> {
  await page.getByTestId('share-game').click();
  await page.getByTestId('challenge-friend').click();
  await expect.poll(() => page.getByTestId('challenge-friend').textContent()).toBe('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a lost battle is a challenge: the same map, rung, nodes and chance, told before and compared after', async ({
  visit,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await visit('?game=tactics&ai=20&seed=7&nodes=2000&tempo=fast&perf=1&lang=en', {
    ...DESKTOP,
    permissions,
  });
  await expect.poll(async () => (await state(page))?.phase).toBe('player');
  await page.getByRole('tab').last().click();
  await page.getByTestId('concede').click();
  await page.getByTestId('confirm-concede').click();
  await over(page);
  const text = await challengeOf(page);
  expect(text).toMatch(/^I lost to \w+ on this map in 1 round with 6 units left\. Can you do better\?\nhttp/);
  const address = new URL(text.split('\n')[1] ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    game: 'tactics',
    ai: '20',
    side: 'first',
    seed: '7',
    nodes: '2000',
    challenge: expect.stringMatching(/^lost-1-6-\d+$/),
  });

  const friend = await visit(`${address.search}&tempo=fast&perf=1&lang=en`, PHONE);
  const banner = friend.page.getByTestId('challenge');
  await expect.poll(() => banner.textContent()).toContain('A friend lost to');
  expect(await banner.textContent()).toContain('1 round');
  const [mine, theirs] = [await state(page), await state(friend.page)];
  expect(theirs).toMatchObject({ rung: mine?.rung, seed: mine?.seed, playerSide: mine?.playerSide });
  // A round more is a longer defence. It goes on after a reload.
  await friend.page.evaluate(() => window.forethought?.endTurn?.());
  await expect.poll(async () => (await state(friend.page))?.round).toBe(2);
  await expect.poll(async () => (await state(friend.page))?.phase).toBe('player');
  expect(await banner.count()).toBe(0);
  await friend.page.reload();
  await expect.poll(async () => (await state(friend.page))?.round).toBe(2);
  await friend.page.getByTestId('menu').tap();
  await friend.page.getByRole('tab').last().tap();
  await friend.page.getByTestId('concede').tap();
  await friend.page.getByTestId('confirm-concede').tap();
  const outcome = friend.page.getByTestId('challenge-outcome');
  await expect.poll(() => outcome.getAttribute('data-better')).toBe('1');
  expect(await outcome.textContent()).toContain('2 rounds');
  expect(await outcome.textContent()).toContain('1 round ');
});
