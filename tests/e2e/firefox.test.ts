import { onTestFinished } from 'vitest';
import { withEvidence } from './support/evidence';
import { launchFirefox, openTab } from './support/puppet';
import { playTurnAndCompare, SMOKE_BATTLE } from './support/smoke';
import { test } from './support/test';

test('Firefox plays a turn and searches what Node searches', async ({ site, task }) => {
  const browser = await launchFirefox();
  onTestFinished(() => browser.close());
  const { page, log } = await openTab(browser, site.url + SMOKE_BATTLE);
  await withEvidence(task.name, log, page, () =>
    playTurnAndCompare({
      evaluate: page.evaluate.bind(page),
      press: (testId) => page.click(`[data-testid="${testId}"]`),
    }),
  );
});
