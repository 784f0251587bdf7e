import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import { playQuickTurn } from './quick_player.mjs';
import { quickStone } from './quick_stone.mjs';
import { STRICT_POLICY, serveSite } from './static_site.mjs';

/**
 * @typedef {import('../../web/src/conductor/wait_log').WaitSummary} WaitSummary
 * @typedef {import('../../wasm/engine').EngineModule} EngineModule
 * @typedef {import('../../wasm/engine').Game} Game
 * @typedef {import('../../wasm/tactics').TacticsGame} TacticsGame
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
 * @property {boolean} slowed whether that group is held back
 * @property {(actions: number) => void} onProgress
 */

/**
 * Plays whole battles in a browser of its own until enough of the opponent's actions were seen. The player is a
 * quick one; the map's seed counts up from 1.
 * @param {Course} course
 * @returns {Promise<WaitSummary>}
 */
export async function benchPage({ game, rung, tempo, actions, files, module, group, slowed, onProgress }) {
  const site = await serveSite(files, { headers: { 'Content-Security-Policy': STRICT_POLICY } });
  const browser = await chromium.launch({
    executablePath: group === null ? CHROMIUM : group.wrap(CHROMIUM),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(TURN_MS);
    let seed = 1;
    await page.goto(`${site.url}?perf=1&game=${game}&tempo=${tempo}&ai=${rung}&seed=${seed}`);
    let summary = await playersTurn(page);
    await weightsTakenUp(page);
    if (slowed) group?.slow();
    while (summary.actions < actions) {
      if (summary.over) await page.evaluate((next) => window.forethought?.newBattle(next), ++seed);
      else if (game === 'twenty48') await watch(page, actions);
      else await playTurn(page, game, module);
      summary = await playersTurn(page);
      onProgress(summary.actions);
    }
    const { over: _, ...measured } = summary;
    return measured;
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * A quick turn of the player, by the game's name.
 * @type {Record<string, (rules: Game) => number[]>}
 */
const QUICK_TURNS = {
  tactics: (rules) => playQuickTurn(/** @type {TacticsGame} */ (rules)),
  gomoku: (rules) => [quickStone(rules)],
};

/** Place of 20 slides a second on the slider of speeds. */
const TWENTY_A_SECOND = '3';

/**
 * Lets the engine play 2048 until enough of its slides were seen or the game is over.
 * @param {Page} page
 * @param {number} actions
 */
async function watch(page, actions) {
  await page.getByTestId('speed').fill(TWENTY_A_SECOND);
  await page.evaluate(() => window.forethought?.endTurn());
  const seen = (/** @type {number} */ enough) => {
    const { forethought } = window;
    const over = forethought?.state()?.phase === 'over';
    return over || (forethought?.waits().summary.actions ?? 0) >= enough;
  };
  await page.waitForFunction(seen, actions, { polling: LOOK_MS, timeout: TURN_MS + actions * LOOK_MS });
  await page.evaluate(() => window.forethought?.skip());
}

/**
 * Waits until nobody has to stand in any more for a rung whose weights are on their way.
 * @param {Page} page
 */
async function weightsTakenUp(page) {
  await page.getByTestId('stand-in').waitFor({ state: 'detached' });
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

/**
 * Plays the player's turn, an action a frame: a player's actions are tasks of their own.
 * @param {Page} page
 * @param {string} game
 * @param {EngineModule} module
 */
async function playTurn(page, game, module) {
  const rules = new module.Game();
  rules.load(await page.evaluate(() => window.forethought?.text() ?? ''));
  const turn = QUICK_TURNS[game]?.(rules) ?? [];
  rules.delete();
  await page.evaluate(async (codes) => {
    for (const code of codes) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      window.forethought?.play(code);
    }
  }, turn);
}
