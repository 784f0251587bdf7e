import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import { quickPlayer } from './quick_players/quick_player.mjs';
import { STRICT_POLICY, serveSite } from './static_site.mjs';

/**
 * @typedef {import('../../web/src/conductor/wait_log').WaitSummary} WaitSummary
 * @typedef {import('../../wasm/engine').EngineModule} EngineModule
 * @typedef {import('playwright-core').Page} Page
 */

/** How often the page looks whether it is the player's turn: seldom, so as not to disturb what is measured. */
const LOOK_MS = 100;

/** The whole of a run takes minutes; one turn of the opponent takes this at the very most. */
const TURN_MS = 60_000;

/**
 * What is measured.
 * @typedef {object} Course
 * @property {string} game
 * @property {number} rung
 * @property {string} tempo
 * @property {number} actions of the opponent, at least
 * @property {import('./static_site.mjs').SiteFiles} files of the page
 * @property {EngineModule} module the page's engine under Node, for the player
 * @property {import('./process_group.mjs').ProcessGroup | null} group in which the browser runs, null for none
 * @property {number} share of the machine that is left to that group while it plays, 1 for all of it
 * @property {(actions: number) => void} onProgress
 */

/**
 * Plays whole battles in a browser of its own until enough of the opponent's actions were seen. The player is a
 * quick one; the map's seed counts up from 1.
 * @param {Course} course
 * @returns {Promise<WaitSummary & { first_paint_ms: number }>}
 */
export async function benchPage({ game, rung, tempo, actions, files, module, group, share, onProgress }) {
  const player = await quickPlayer(game);
  const site = await serveSite(files, { headers: { 'Content-Security-Policy': STRICT_POLICY } });
  const browser = await chromium.launch({
    executablePath: group === null ? CHROMIUM : group.wrap(CHROMIUM),
    args: CHROMIUM_FLAGS,
  });
  try {
    let seed = 1;
    const address = `${site.url}?perf=1&game=${game}&tempo=${tempo}&ai=${rung}&seed=${seed}`;
    if (share < 1) group?.slow(share);
    const first_paint_ms = await firstPaint(browser, address);
    if (share < 1) group?.slow(1);
    const page = await newPage(browser);
    await page.goto(address);
    let summary = await playersTurn(page);
    await weightsTakenUp(page);
    if (share < 1) group?.slow(share);
    while (summary.actions < actions) {
      if (summary.over) await page.evaluate((next) => window.forethought?.newBattle(next), ++seed);
      else await player.play(page, { module, actions });
      summary = await playersTurn(page);
      onProgress(summary.actions);
    }
    const { over: _, ...measured } = summary;
    return { ...measured, first_paint_ms };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @param {import('playwright-core').Browser} browser */
async function newPage(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(TURN_MS);
  return page;
}

/**
 * How long a page that nothing is kept of takes until something of it is seen.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function firstPaint(browser, address) {
  const page = await newPage(browser);
  await page.goto(address);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: LOOK_MS },
  );
  const time = (await painted.jsonValue()) ?? 0;
  await page.close();
  return time;
}

/**
 * Waits until no fallback engine is needed any more for a rung whose weights are on their way.
 * @param {Page} page
 */
async function weightsTakenUp(page) {
  await page.getByTestId('fallback-engine').waitFor({ state: 'detached' });
}

/**
 * Waits until the player is to move or the battle is over.
 * @param {Page} page
 * @returns {Promise<WaitSummary & { over: boolean }>}
 */
async function playersTurn(page) {
  const isTurn = () => ['player', 'over'].includes(window.forethought?.state()?.phase ?? '');
  await page.waitForFunction(isTurn, undefined, { polling: LOOK_MS });
  const seen = await page.evaluate(() => {
    const { summary } = window.forethought?.waits() ?? {};
    return summary && { ...summary, over: window.forethought?.state()?.phase === 'over' };
  });
  if (seen === undefined) throw new Error('the page has no driver');
  return seen;
}
