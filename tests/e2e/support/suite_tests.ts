import { test } from 'vitest';
import { withEvidence } from './evidence';
import { readComplaints } from './self_watch';
import { SUITE, type SuiteBrowser } from './suite';
import { serveWatched } from './suite_site';

/** Does what `suite` asks of a browser, which is started once, each on a site of its own. */
export function testInBrowser(name: string, launch: () => Promise<SuiteBrowser>, suite = SUITE): void {
  const inBrowser = test.extend<{ browser: SuiteBrowser }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
      async ({}, use) => {
        const browser = await launch();
        await use(browser);
        await browser.close();
      },
      { scope: 'file' },
    ],
  });

  inBrowser.for(suite)(`${name} %s`, async ([what, act], { browser }) => {
    const site = await serveWatched();
    try {
      await withEvidence(`${name} ${what}`, browser.log, browser, async () => {
        await act(browser, site);
        const watches = await browser.evaluate(() => window.complaints !== undefined);
        if (watches) await readComplaints(browser, browser.log);
      });
    } finally {
      browser.log.complaints.length = 0;
      await browser.open('about:blank');
      await site.close();
    }
  });
}
