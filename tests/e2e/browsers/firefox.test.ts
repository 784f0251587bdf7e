import type { Browser } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { withEvidence } from '../support/evidence';
import { launchFirefox, openTab } from '../support/puppet';
import { SMOKE } from '../support/smoke';
import { test as base } from '../support/test';

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
