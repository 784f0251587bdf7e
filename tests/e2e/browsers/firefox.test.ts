import type { Browser } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { withEvidence } from '../support/evidence';
import { EMBEDDED_BOARD, FRAMED_BOARDS, keepsKeys, obeysHost, serveHost } from '../support/framed';
import { framedIn, launchFirefox, openTab } from '../support/puppet';
import { SMOKE } from '../support/smoke';
import { test as base } from '../support/test';
import { placesWherePressed, ZOOMED_ADDRESS } from '../support/zoomed';

/** One Firefox for all of them, which takes its time to start. */
const test = base.extend<{ firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
});

test.for(SMOKE)('Firefox %s', async ([, address, act], { firefox, site, task }) => {
  const { page, log } = await openTab(firefox, site.url + address);
  onTestFinished(() => page.close());
  await withEvidence(task.name, log, page, () =>
    act({
      evaluate: page.evaluate.bind(page),
      press: (testId) => page.click(`[data-testid="${testId}"]`),
    }),
  );
});

test('Firefox gives the keys of a board that was pressed to its frame', async ({ firefox, task }) => {
  const { page, log } = await openTab(firefox, 'about:blank');
  onTestFinished(() => page.close());
  await withEvidence(task.name, log, page, async () => {
    const host = await serveHost();
    for (const [query, cell] of FRAMED_BOARDS) {
      await page.goto(host.addressOf(query));
      await keepsKeys(await framedIn(page), cell);
    }
  });
});

test('Firefox shows a board that obeys the page around it', async ({ firefox, task }) => {
  const { page, log } = await openTab(firefox, 'about:blank');
  onTestFinished(() => page.close());
  await withEvidence(task.name, log, page, async () => {
    await page.goto((await serveHost()).addressOf(EMBEDDED_BOARD));
    await obeysHost(await framedIn(page));
  });
});

test('Firefox places stones where they are pressed on a page of another size', async ({
  firefox,
  site,
  task,
}) => {
  const { page, log } = await openTab(firefox, site.url + ZOOMED_ADDRESS);
  onTestFinished(() => page.close());
  await withEvidence(task.name, log, page, () =>
    placesWherePressed({
      evaluate: page.evaluate.bind(page),
      clickAt: (x, y) => page.mouse.click(x, y),
    }),
  );
});
