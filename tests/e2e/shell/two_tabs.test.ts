import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type GomokuPage, gomokuIn } from '../support/gomoku_page';
import { test } from '../support/test';

/** One game open in two tabs: the first keeps it, the second is told and overwrites nothing. */

const GAME = '?game=gomoku&ai=0&nodes=200&seed=3&tempo=fast&perf=1&lang=en';

/** The browser lends no locks, as at an insecure address: tabs have to ask one another. */
const withoutLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined });

async function openTab(context: BrowserContext, address: string): Promise<{ page: Page; game: GomokuPage }> {
  const page = await context.newPage();
  await page.goto(address);
  return { page, game: await gomokuIn(page) };
}

async function playStone({ page, game }: { page: Page; game: GomokuPage }): Promise<number> {
  const { length } = await game.playersTurn();
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBeGreaterThan(length + 1);
  await game.playersTurn();
  return game.length();
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('forethought.gomoku.game') ?? '{}').value);

const takenOver = (page: Page) => page.getByText('The other tab has closed this').count();

const told = (page: Page) => page.getByText('Open in another tab').count();

describe.each([
  ['by the browser’s locks', false],
  ['by asking one another, where there are no locks', true],
])('%s', (_, asking) => {
  test('the tab that came first keeps its game', async ({ visit }) => {
    const { page: first, context } = await visit('');
    if (asking) await context.addInitScript(withoutLocks);
    const address = first.url() + GAME;
    await first.goto(address);
    const a = { page: first, game: await gomokuIn(first) };
    await playStone(a);
    await expect.poll(async () => (await kept(first))?.actions.length).toBe(await a.game.length());
    const b = await openTab(context, address);
    await expect.poll(() => told(b.page)).toBe(1);
    await b.page.bringToFront();
    await playStone(b);
    expect((await kept(first)).actions).toHaveLength(await a.game.length());
    await first.bringToFront();
    const length = await playStone(a);
    expect(await told(first)).toBe(0);
    await expect.poll(async () => (await kept(first)).actions.length).toBe(length);
    await first.reload();
    const again = await gomokuIn(first);
    await expect.poll(() => again.length()).toBe(length);
    expect(await told(first)).toBe(0);
  });

  test('a tab that was turned away takes over once the first is closed, and what that kept can be got back', async ({
    visit,
  }) => {
    const { page: other, context } = await visit('');
    if (asking) await context.addInitScript(withoutLocks);
    const address = other.url() + GAME;
    const a = await openTab(context, address);
    await playStone(a);
    const length = await playStone(a);
    await expect.poll(async () => (await kept(other))?.actions.length).toBe(length);
    const b = await openTab(context, `${address}&side=second`);
    await expect.poll(() => told(b.page)).toBe(1);
    await a.page.close();
    await expect.poll(() => takenOver(b.page)).toBe(1);
    expect(await told(b.page)).toBe(0);
    expect((await kept(other)).actions).toHaveLength(length);
    const own = await playStone(b);
    await expect.poll(async () => (await kept(other)).actions.length).toBe(own);
    await b.page.getByTestId('go-back-to-aside').click();
    await b.page.getByTestId('continue-gomoku').click();
    await expect.poll(async () => (await kept(b.page)).actions.length).toBe(length);
    const again = await gomokuIn(b.page);
    await expect.poll(() => again.length()).toBe(length);
  });

  test('a tab that was closed leaves its game to the next', async ({ visit }) => {
    const { page: first, context } = await visit('');
    if (asking) await context.addInitScript(withoutLocks);
    const address = first.url() + GAME;
    const a = await openTab(context, address);
    const length = await playStone(a);
    await expect.poll(async () => (await kept(first))?.actions.length).toBe(length);
    await a.page.close();
    const b = await openTab(context, address);
    await expect.poll(() => b.game.length()).toBe(length);
    const longer = await playStone(b);
    await expect.poll(async () => (await kept(first)).actions.length).toBe(longer);
    expect(await told(b.page)).toBe(0);
  });
});
