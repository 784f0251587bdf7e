import { test as base } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, type Site, STRICT_POLICY, serveSite } from '../../../tools/lib/static_site.mjs';
import { withEvidence } from '../support/evidence';
import { EMBEDDED_BOARD, FRAMED_BOARDS, keepsKeys, obeysHost, serveHost } from '../support/framed';
import { readComplaints, selfWatching } from '../support/self_watch';
import { SMOKE } from '../support/smoke';
import { launchWebKit, type WebKit } from '../support/webkit';
import { placesWherePressed, ZOOMED_ADDRESS } from '../support/zoomed';

/** One WebKit for all of them, and the page as one watches itself that cannot be watched. */
const test = base.extend<{ webkit: WebKit; watchedSite: Site }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const webkit = await launchWebKit();
      await use(webkit);
      await webkit.close();
    },
    { scope: 'file' },
  ],
  watchedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const headers = { 'Content-Security-Policy': STRICT_POLICY };
      const site = await serveSite(selfWatching(readSite(PAGE)), { path: '/sub-path/', headers });
      await use(site);
      await site.close();
    },
    { scope: 'file' },
  ],
});

test.for(SMOKE)('WebKit %s', ([, address, act], { webkit, watchedSite, task }) =>
  withEvidence(task.name, webkit.log, webkit, async () => {
    await webkit.open(watchedSite.url + address);
    await act(webkit).finally(() => readComplaints(webkit, webkit.log));
  }),
);

test('WebKit gives the keys of a board that was pressed to its frame', ({ webkit, task }) =>
  withEvidence(task.name, webkit.log, webkit, async () => {
    const host = await serveHost();
    for (const [query, cell] of FRAMED_BOARDS)
      await keepsKeys(await webkit.openFramed(host.addressOf(query)), cell);
  }));

test('WebKit shows a board that obeys the page around it', ({ webkit, task }) =>
  withEvidence(task.name, webkit.log, webkit, async () => {
    await obeysHost(await webkit.openFramed((await serveHost()).addressOf(EMBEDDED_BOARD)));
  }));

test('WebKit places stones where they are pressed on a page of another size', ({
  webkit,
  watchedSite,
  task,
}) =>
  withEvidence(task.name, webkit.log, webkit, async () => {
    await webkit.open(watchedSite.url + ZOOMED_ADDRESS);
    await placesWherePressed(webkit).finally(() => readComplaints(webkit, webkit.log));
  }));
