import { describe, expect } from 'vitest';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, test } from '../support/test';
import { countThinkers, killThinker, thinkingProgress } from '../support/thinker_watch';

/** What goes wrong around a battle does not end it. */

describe('an address', () => {
  test('with wrong values is told and snapped, and the battle works', async ({ visit }) => {
    const { page } = await visit('?ai=55&seed=abc&tempo=slow&perf=1');
    const battle = await BattlePage.in(page);
    const notices = page.getByTestId('notice');
    await expect.poll(() => notices.count()).toBe(3);
    const told = (await notices.allInnerTexts()).join('\n');
    for (const given of ['55', 'abc', 'slow']) expect(told).toContain(given);
    expect((await battle.state()).rung).toBe(50);
    await notices.first().getByRole('button').click();
    await expect.poll(() => notices.count()).toBe(2);
    await battle.playTurn();
    await page.getByTestId('skip').click();
    expect((await battle.playersTurn()).round).toBe(2);
  });

  test('may say it all in its fragment', async ({ visit }) => {
    const { page } = await visit('#ai=10&seed=5&side=second&tempo=fast&perf=1&lang=ru');
    const battle = await BattlePage.in(page);
    await expect.poll(() => battle.state()).toMatchObject({ rung: 10, seed: 5, playerSide: 1 });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru');
  });
});

describe('a worker', () => {
  test('killed in the middle of a turn is replaced, and the battle goes on', async ({ enter }) => {
    const { page, battle } = await enter('ai=50&seed=7', { ...DESKTOP, pace: 1 });
    await battle.playTurn();
    const before = await battle.opponentHasPlayed(1);
    expect(before.phase).toBe('opponent');
    await expect.poll(() => countThinkers(page)).toBe(1);
    await killThinker(page);
    await expect.poll(() => countThinkers(page)).toBe(2);
    expect((await battle.playersTurn()).round).toBe(2);
    await expect.poll(() => page.getByTestId('notice').count()).toBe(1);
    await battle.playTurn();
    expect((await battle.playersTurn()).round).toBe(3);
    await expect.poll(() => countThinkers(page)).toBe(2);
  });

  test('killed while it has nothing to do is replaced as well', async ({ enter }) => {
    const { page } = await enter('ai=0&seed=7');
    await expect.poll(async () => (await thinkingProgress(page)).finished).toBe(true);
    await killThinker(page);
    await expect.poll(() => countThinkers(page)).toBe(2);
  });

  test('that never starts is given up, and the battle goes on without it', async ({ site, visit }) => {
    const { page, context } = await visit('?tempo=fast&perf=1');
    const worker = (address: URL) =>
      address.href.startsWith(site.url) && /\/worker-[^/]*\.js$/.test(address.href);
    await context.route(worker, (route) => route.abort());
    await page.goto(`${site.url}?tempo=fast&perf=1&ai=20&seed=7`);
    const battle = await BattlePage.in(page);
    await battle.playTurn();
    expect((await battle.playersTurn()).round).toBe(2);
    await expect.poll(() => countThinkers(page)).toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.getByTestId('notice').count()).toBeGreaterThan(0);
    await context.unroute(worker);
    await battle.playTurn();
    await expect.poll(async () => (await thinkingProgress(page)).answered).toBe(true);
    expect((await battle.playersTurn()).round).toBe(3);
  });
});

describe('an engine that cannot be fetched', () => {
  test('is told, and the page can be tried again', async ({ visit, site }) => {
    const { page, context, log } = await visit('');
    await context.route(/\.wasm$/, (route) => route.fulfill({ status: 503 }));
    await page.goto(`${site.url}?perf=1&ai=0`);
    const again = page.getByRole('button');
    await expect.poll(() => again.count()).toBe(1);
    await context.unroute(/\.wasm$/);
    await again.click();
    await BattlePage.in(page);
    log.forgive(/503/);
  });
});
