import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, type SiteFiles, STRICT_POLICY, serveSite } from '../../../tools/lib/static_site.mjs';
import { DESKTOP, test } from '../support/test';

/** A page whose script cannot load says so, in its document's own words. */

const LANGUAGES = ['en', 'zh', 'ru'];
const MAIN_SCRIPT = /\/assets\/index-[^/]*\.js$/;

/** A host's page that shows `address` in a frame without an origin. */
function hostPage(address: string): SiteFiles {
  const head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">';
  const frame = `<iframe sandbox="allow-scripts" src="${address}" width="960" height="700"></iframe>`;
  return new Map([['index.html', Buffer.from(head + frame)]]);
}

describe.each([
  ['that sends no leave for it', {}, true],
  ['that sends leave for it', { 'Access-Control-Allow-Origin': '*' }, false],
])('in a frame without an origin, from a server %s,', (_, headers, unloaded) => {
  test(`the page ${unloaded ? 'tells why there is nothing' : 'comes up'}`, async ({ visit }) => {
    // Without an origin nothing is 'self': what the policy allows is not asked here.
    const game = await serveSite(readSite(PAGE), { path: '/game/', headers });
    const outside = await serveSite(hostPage(`${game.url}?lang=en`));
    onTestFinished(async () => {
      await Promise.all([outside.close(), game.close()]);
    });
    const { page, log } = await visit(outside.url);
    const frame = page.frameLocator('iframe');
    if (unloaded) {
      for (const language of LANGUAGES) {
        await expect.poll(() => frame.locator(`.unloaded [lang=${language}]`).isVisible()).toBe(true);
      }
      log.forgive(/CORS|ERR_FAILED/);
    } else {
      await expect.poll(() => frame.getByTestId('play').isVisible()).toBe(true);
      expect(await frame.getByTestId('unloaded').count()).toBe(0);
    }
  });
});

test('from a server that sends scripts as something else the page tells why there is nothing', async ({
  visit,
}) => {
  const wrong = await serveSite(readSite(PAGE), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  onTestFinished(wrong.close);
  const { page, log } = await visit(wrong.url);
  for (const language of LANGUAGES)
    await expect.poll(() => page.locator(`.unloaded [lang=${language}]`).isVisible()).toBe(true);
  log.forgive(/MIME type|stylesheet|ERR_ABORTED/i);
});

test('without scripts the words are there, under the strict policy', async ({ visit }) => {
  const { page, log } = await visit('', { ...DESKTOP, javaScriptEnabled: false });
  await expect.poll(() => page.getByTestId('unloaded').isVisible()).toBe(true);
  // What the document would have loaded ahead is not asked for, and the browser says so.
  log.forgive(/\(csp\)/);
});

test.for([
  ['en', ['latin']],
  ['zh', ['latin']],
  ['ru', ['cyrillic', 'latin']],
] as const)(
  'of fonts, a page in %s fetches what its own words need',
  async ([language, scripts], { visit }) => {
    const { page } = await visit(`?lang=${language}`);
    await expect.poll(() => page.getByTestId('play-twenty48').count()).toBe(1);
    const fetched = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => name);
    });
    const fonts = fetched.flatMap((name) => /inter-([\w-]+)-wght/.exec(name)?.[1] ?? []);
    expect(fonts.toSorted()).toEqual(scripts);
  },
);

describe('while the scripts are on their way', () => {
  /** The page at an address, whose first script comes when it is let go. */
  async function held(chromium: Browser, address: string, options: BrowserContextOptions = DESKTOP) {
    const site = await serveSite(readSite(PAGE), { headers: { 'Content-Security-Policy': STRICT_POLICY } });
    onTestFinished(() => site.close());
    const context = await chromium.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    let letGo = () => {};
    const finish = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(MAIN_SCRIPT, async (route) => {
      await finish;
      await route.continue();
    });
    await page.goto(site.url + address, { waitUntil: 'commit' });
    await expect.poll(() => page.getByTestId('unloaded').count()).toBe(1);
    return { page, letGo };
  }

  /** Whether an element shows so long after the document has come. */
  const visibleAt = (element: Locator, moment: number) =>
    element.evaluate((node, time) => {
      for (const animation of node.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const { visibility, display } = getComputedStyle(node);
      return visibility === 'visible' && display !== 'none';
    }, moment);

  test('the words are not shown yet where they come in time', async ({ chromium }) => {
    const { page, letGo } = await held(chromium, '?lang=en');
    const words = page.getByTestId('unloaded');
    expect([await visibleAt(words, 0), await visibleAt(words, 1500), await visibleAt(words, 3000)]).toEqual([
      false,
      false,
      true,
    ]);
    letGo();
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    expect(await words.count()).toBe(0);
  });

  test.for([
    ['a desktop', DESKTOP],
    ['a phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ['a low window', { viewport: { width: 640, height: 360 }, locale: 'ru' }],
  ] as const)('home stands where it will stand, on %s', async ([, options], { chromium }) => {
    const { page, letGo } = await held(chromium, '', options);
    const still = page.locator('.first-frame');
    await expect.poll(() => still.isVisible()).toBe(true);
    const words = page.getByTestId('unloaded');
    const seen = async (moment: number) => [await visibleAt(still, moment), await visibleAt(words, moment)];
    expect([await seen(3000), await seen(9000), await seen(0)]).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    /** Where the first board, the tagline and the cards lie. */
    const places = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, .home-head p, .card-board, .game-card'), (element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }).filter(([, , width]) => width !== 0),
      );
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    letGo();
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    expect(await still.count()).toBe(0);
    await expect.poll(() => page.locator('.rungs-strip').count()).toBe(5);
    expect(before.slice(0, 4)).toEqual((await places()).slice(0, 4));
  });

  test.for(['?game=gomoku', '?embed=1&game=othello', '#game=twenty48'])(
    'home is not shown for %s',
    async (address, { chromium }) => {
      const { page } = await held(chromium, address);
      expect(await page.locator('.first-frame').count()).toBe(1);
      expect(await page.locator('.first-frame').isVisible()).toBe(false);
    },
  );
});
