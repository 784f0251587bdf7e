import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, test, type Visiting } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';

/** What a rung has learned comes as a file: nobody waits for it, whatever becomes of it. */

const WEIGHTS = /\/network-[^/]*\.bin$/;
const GAME = '?game=twenty48&seed=3&perf=1&lang=en&ai=9999';

/** A page whose requests for the file are answered by `answer`; they are counted. */
async function enter(visit: Visiting, answer: (route: Route) => Promise<void>) {
  const { context, page, log } = await visit('?perf=1&lang=en', DESKTOP);
  const asked: string[] = [];
  await context.route(WEIGHTS, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  const home = page.url().replace(/\?.*/s, '');
  await page.goto(home + GAME);
  const game = await Twenty48Page.in(page);
  await page.keyboard.press('h');
  return { page, game, context, log, asked };
}

const cause = (page: Page) => page.getByTestId('fallback-engine').getAttribute('data-cause');

/** The engine plays on, at 20 slides a second. */
async function expectPlaying(page: Page, game: Twenty48Page): Promise<void> {
  await page.getByTestId('engine-fold').locator('summary').click();
  await page.getByTestId('speed').fill('3');
  await page.getByTestId('autoplay').click();
  const before = await game.length();
  await expect.poll(() => game.length()).toBeGreaterThan(before + 20);
  expect((await game.state()).phase).toBe('opponent');
}

/** The chosen rung thinks itself, and nothing is said any more of a fallback engine. */
async function expectChosen(page: Page, game: Twenty48Page): Promise<void> {
  // Unpacking the file takes a second or two, and many times that on a machine with other work.
  await expect.poll(() => page.getByTestId('fallback-engine').count(), { timeout: 60_000 }).toBe(0);
  const rungs = await page.evaluate(() =>
    window.thinkerWatch?.requests.flatMap((request) =>
      request.type === 'configure' ? [request.opponent.rung] : [],
    ),
  );
  expect(rungs?.at(-1)).toBe((await game.state()).rung);
  const before = await game.length();
  // Its first answers come as late as what it unpacked.
  await expect.poll(() => game.length(), { timeout: 60_000 }).toBeGreaterThan(before + 20);
}

describe('a file that takes its time', () => {
  test('is told of, and its rung takes over in the middle of a game', async ({ visit }) => {
    let come = () => {};
    const gate = new Promise<void>((open) => {
      come = open;
    });
    const { page, game } = await enter(visit, async (route) => {
      await gate;
      await route.continue();
    });
    await expect.poll(() => cause(page)).toBe('coming');
    await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-label')).toContain('Loading');
    await expect.poll(() => page.locator('.hint-best').count()).toBe(1);
    await expectPlaying(page, game);
    come();
    await expectChosen(page, game);
    // Nobody was given up, and nobody fell silent.
    expect(await page.getByTestId('notice').count()).toBe(0);
  });
});

describe('a file that nobody sends', () => {
  test('is told of before a comparison begins', async ({ visit }) => {
    const { page, log } = await enter(visit, (route) => route.fulfill({ status: 404 }));
    await page.goto(page.url().replace(/\?.*/s, '?game=twenty48&mode=comparison&ai=150&vs=110&lang=en'));
    await expect.poll(() => cause(page)).toBe('failed');
    await expect.poll(() => page.getByTestId('slides-0').innerText()).toBe('0');
    log.forgive(/404/);
  });

  test('is told of, the game goes on, and it can be asked for again', async ({ visit }) => {
    const { page, game, context, log } = await enter(visit, (route) => route.fulfill({ status: 404 }));
    await expect.poll(() => cause(page)).toBe('failed');
    await expect.poll(() => page.getByTestId('fallback-engine').innerText()).toContain('could not be loaded');
    await expectPlaying(page, game);
    await context.unroute(WEIGHTS);
    await page.getByTestId('retry-weights').click();
    await expectChosen(page, game);
    log.forgive(/404/);
  });
});

/** The file as it is, but for one byte in its middle. */
async function damaged(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

describe('a file that arrives damaged', () => {
  test('is fetched once more, then told of, and the game goes on', async ({ visit }) => {
    const { page, game, asked, context } = await enter(visit, damaged);
    await expect.poll(() => cause(page)).toBe('failed');
    await expect.poll(() => page.getByTestId('fallback-engine').innerText()).toContain('damaged');
    expect(asked).toHaveLength(2);
    await expectPlaying(page, game);
    await context.unroute(WEIGHTS);
    await page.getByTestId('retry-weights').click();
    await expectChosen(page, game);
  });
});

/** Waits until the browser keeps the file. */
async function expectKept(context: BrowserContext, page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return urls.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(kept).toBe(1);
  await context.route(WEIGHTS, (route) => route.abort());
}

describe('the real file', () => {
  test('is kept by the browser: its rung plays without a network, too', async ({ visit }) => {
    const { page, context } = await visit(GAME);
    const game = await Twenty48Page.in(page);
    await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
    await expectKept(context, page);
    await page.reload();
    const again = await Twenty48Page.in(page);
    await expectPlaying(page, again);
    await expectChosen(page, again);
    await expect.poll(() => game.length()).toBeGreaterThan(20);
  });

  test('is given to both sides of a comparison, and to an opponent', async ({ visit }) => {
    const { page } = await visit('?game=twenty48&mode=comparison&ai=130&vs=9999&perf=1&lang=en');
    await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
    await page.getByTestId('autoplay').click();
    for (const side of [0, 1]) {
      await expect
        .poll(async () => Number((await page.getByTestId(`slides-${side}`).innerText()).replaceAll(',', '')))
        .toBeGreaterThan(20);
    }
    await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
    await page.goto(
      page.url().replace(/\?.*/s, '?game=twenty48&mode=adversary&ai=9999&role=places&lang=en&perf=1'),
    );
    await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
    await expect.poll(() => page.getByTestId('live').innerText()).toMatch(/^(Up|Right|Down|Left)/);
  });
});
