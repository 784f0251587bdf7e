import { onTestFinished, test } from 'vitest';
import { PAGE } from '../../tools/lib/paths.mjs';
import { readSite, STRICT_POLICY, serveSite } from '../../tools/lib/static_site.mjs';
import { withEvidence } from './support/evidence';
import { readComplaints, selfWatching } from './support/self_watch';
import { playTurnAndCompare, SMOKE_BATTLE } from './support/smoke';
import { launchWebKit } from './support/webkit';

test('WebKit plays a turn and searches what Node searches', async ({ task }) => {
  const headers = { 'Content-Security-Policy': STRICT_POLICY };
  const site = await serveSite(selfWatching(readSite(PAGE)), { path: '/sub-path/', headers });
  onTestFinished(() => site.close());
  const webkit = await launchWebKit();
  onTestFinished(() => webkit.close());
  await withEvidence(task.name, webkit.log, webkit, async () => {
    await webkit.open(site.url + SMOKE_BATTLE);
    await playTurnAndCompare(webkit).finally(() => readComplaints(webkit, webkit.log));
  });
});
