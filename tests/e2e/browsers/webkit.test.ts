import { onTestFinished, test } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, STRICT_POLICY, serveSite } from '../../../tools/lib/static_site.mjs';
import { withEvidence } from '../support/evidence';
import { readComplaints, selfWatching } from '../support/self_watch';
import {
  placeStones,
  playTurnAndCompare,
  SMOKE_BATTLE,
  SMOKE_GAME,
  SMOKE_SLIDES,
  type SmokeBrowser,
  watchStrongest,
} from '../support/smoke';
import { launchWebKit } from '../support/webkit';

/** Opens an address of the site in WebKit and does something there. */
async function inWebKit(address: string, name: string, act: (browser: SmokeBrowser) => Promise<void>) {
  const headers = { 'Content-Security-Policy': STRICT_POLICY };
  const site = await serveSite(selfWatching(readSite(PAGE)), { path: '/sub-path/', headers });
  onTestFinished(() => site.close());
  const webkit = await launchWebKit();
  onTestFinished(() => webkit.close());
  await withEvidence(name, webkit.log, webkit, async () => {
    await webkit.open(site.url + address);
    await act(webkit).finally(() => readComplaints(webkit, webkit.log));
  });
}

test('WebKit plays a turn and searches what Node searches', ({ task }) =>
  inWebKit(SMOKE_BATTLE, task.name, playTurnAndCompare));

test('WebKit places stones', ({ task }) => inWebKit(SMOKE_GAME, task.name, placeStones));

test('WebKit watches 2048 played by what was learned', ({ task }) =>
  inWebKit(SMOKE_SLIDES, task.name, watchStrongest));
