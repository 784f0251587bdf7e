import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, serveSite } from '../../../tools/lib/static_site.mjs';
import { type GomokuPage, gomokuIn } from '../support/gomoku_page';
import { DESKTOP, test } from '../support/test';

/** The page without a connection, without room for what it keeps, and when there is a new version of it. */

const KEEPS = { ...DESKTOP, keeps: true };
const GOMOKU = '?game=gomoku&ai=20&nodes=200&seed=3&tempo=fast&perf=1&lang=en';

const told = async (page: Page) => (await page.getByTestId('notice').allInnerTexts()).join('\n');

/** The page's files are kept. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 240_000,
    })
    .toBe('activated');

const keptEngines = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('forethought engines')).keys();
    return kept.map(({ url }) => /([^/.]+)(\.simd)?-.{8}\.wasm$/.exec(url)?.[1]);
  });

async function playStone(page: Page, game: GomokuPage): Promise<void> {
  const { length } = await game.playersTurn();
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBe(length + 2);
}

test('a page that has no room for its files is played all the same', async ({ visit, site }) => {
  const { page, context } = await visit('about:blank', KEEPS);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 });
  await page.goto(site.url + GOMOKU);
  const game = await gomokuIn(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await playStone(page, game);
  expect(await told(page)).toBe('');
});

test('a new version waits until no game is running in any tab, is offered, and is what can be played offline', async ({
  visit,
}) => {
  const files = new Map(readSite(PAGE));
  const site = await serveSite(files);
  onTestFinished(() => site.close());
  const { page, context, log } = await visit(site.url + GOMOKU, KEEPS);
  const game = await gomokuIn(page);
  await isKept(page);
  await expect.poll(() => keptEngines(page)).toEqual(['gomoku']);

  putNextVersion(files);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => page.evaluate(waitingState)).toBe('installed');
  await playStone(page, game);
  expect(await page.getByTestId('update').count()).toBe(0);

  const other = await context.newPage();
  await other.goto(`${site.url}?lang=en`);
  await other.getByTestId('update').click();
  await expect.poll(() => told(other)).toContain('A game is running in another tab.');
  expect(await isNext(other)).toBe(false);

  await page.getByTestId('home').click();
  await page.getByTestId('update').click();
  await takenOver(page, other);
  expect(await page.getByTestId('update').count()).toBe(0);

  await context.setOffline(true);
  await page.goto(site.url + GOMOKU);
  await playStone(page, await gomokuIn(page));
  expect(await askedOfWorker(page)).toEqual([]);
  // A screen that nobody has opened before.
  await page.getByTestId('settings').click();
  await page.getByTestId('credits-open').waitFor();
  await page.goto(`${site.url}?lang=en`);
  // The home screen may have opened the engine of its first game.
  await page.getByTestId('play-othello').click();
  await expect.poll(() => told(page)).toMatch(/You’re offline\. You can play: (Tactics, )?Gomoku\./);
  await page.goto(`${site.url}?game=othello&lang=ru`);
  await expect.poll(() => page.getByTestId('trouble').innerText()).toMatch(/Можно играть: .*Гомоку/);
  log.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('a new version that does not take over though it is told to comes from the network', async ({
  visit,
}) => {
  const files = new Map(readSite(PAGE));
  const site = await serveSite(files);
  onTestFinished(() => site.close());
  const { page } = await visit(`${site.url}?lang=en`, KEEPS);
  await isKept(page);
  putNextVersion(files);
  const deaf = text(files, 'service_worker.js').replace(/(["'`])take over\1/, "'nothing'");
  expect(deaf).toContain("'nothing'");
  files.set('service_worker.js', Buffer.from(deaf));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByTestId('update').click();
  await expect.poll(() => isNext(page)).toBe(true);
  await isKept(page);
  expect(await page.evaluate(waitingState)).toBe(undefined);
});

/**
 * Both tabs show the next version. Where Chromium 156 leaves the next worker waiting only that does in which it was asked for, and
 * the worker takes over once the other tab is closed.
 */
async function takenOver(page: Page, other: Page): Promise<void> {
  await expect.poll(() => isNext(page)).toBe(true);
  await isKept(page);
  if ((await page.evaluate(waitingState)) === undefined) await expect.poll(() => isNext(other)).toBe(true);
  await other.close();
  await expect.poll(() => page.evaluate(waitingState)).toBe(undefined);
}

const waitingState = async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state;

/** The same page as another version. */
function putNextVersion(files: Map<string, Uint8Array>): void {
  const revision = (text: string) => createHash('md5').update(text).digest('hex');
  const before = text(files, 'index.html');
  const after = before.replace('<head>', '<head><meta name="next" />');
  const worker = text(files, 'service_worker.js');
  expect(worker).toContain(revision(before));
  files.set('index.html', Buffer.from(after));
  files.set('service_worker.js', Buffer.from(worker.replace(revision(before), revision(after))));
}

const text = (files: Map<string, Uint8Array>, name: string) => Buffer.from(files.get(name) ?? '').toString();

/** Versioned files for which the service worker was started, rather than a cache asked: one such request may keep a new version waiting. */
const askedOfWorker = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceEntry & { workerFinalSourceType: string })[])
      .filter((file) => file.name.includes('/assets/') && file.workerFinalSourceType !== 'cache')
      .map((file) => file.name),
  );

const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="next"]') !== null).catch(() => false);
