import { onTestFinished } from 'vitest';
import { withEvidence } from '../support/evidence';
import { launchFirefox, openTab } from '../support/puppet';
import {
  placeStones,
  playTurnAndCompare,
  SMOKE_BATTLE,
  SMOKE_GAME,
  SMOKE_SLIDES,
  type SmokeBrowser,
  watchStrongest,
} from '../support/smoke';
import { test } from '../support/test';

/** Opens an address in Firefox and does something there. */
async function inFirefox(address: string, name: string, act: (browser: SmokeBrowser) => Promise<void>) {
  const browser = await launchFirefox();
  onTestFinished(() => browser.close());
  const { page, log } = await openTab(browser, address);
  await withEvidence(name, log, page, () =>
    act({
      evaluate: page.evaluate.bind(page),
      press: (testId) => page.click(`[data-testid="${testId}"]`),
    }),
  );
}

test('Firefox plays a turn and searches what Node searches', ({ site, task }) =>
  inFirefox(site.url + SMOKE_BATTLE, task.name, playTurnAndCompare));

test('Firefox places stones', ({ site, task }) => inFirefox(site.url + SMOKE_GAME, task.name, placeStones));

test('Firefox watches 2048 played by what was learned', ({ site, task }) =>
  inFirefox(site.url + SMOKE_SLIDES, task.name, watchStrongest));
