import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.mjs';
import { quickPlayer } from './quick_players/quick_player.mjs';
import { STRICT_POLICY, serveSite } from './static_site.mjs';

/**
 * @typedef {import('../../wasm/engine').EngineModule} EngineModule
 * @typedef {import('playwright-core').Page} Page
 */

/** How long a game is played, and how long a match of two opponents runs, before the next game's turn. */
const STAY_MS = 12_000;

/** A turn of the opponent, or a screen that is opened, takes this at the very most. */
const PATIENCE_MS = 60_000;

/** What may be added to memory after the first tenth. */
const GROWTH = 0.1;

/** A task of the page's main thread that is no fault yet: what opens a screen may take as long on a busy machine. */
const LONGEST_MS = 500;

/**
 * What is there after every game had its turn, on a screen without a game.
 * @typedef {object} Round
 * @property {number} minute since the first round began
 * @property {number} heap_kb what is reachable from scripts, after a collection of garbage
 * @property {number} process_mb of the page's process alone: heap, documents, and the memories of the engines
 * @property {number} nodes of documents
 * @property {number} workers
 * @property {number} actions of opponents in games so far
 * @property {number} games that were begun so far
 * @property {number} long_tasks so far, above 50 ms
 * @property {number} longest_ms so far
 */

/**
 * Plays in one tab, whose page is never loaded anew: of each game a while against the strongest opponent, then a while of
 * a match between the strongest opponents, round after round.
 * @param {object} course
 * @param {import('./static_site.mjs').SiteFiles} course.files of the page
 * @param {ReadonlyMap<string, EngineModule>} course.modules of the games, for the players
 * @param {number} course.minutes at least; one round is always played
 * @returns {Promise<Round[]>}
 */
export async function soak({ files, modules, minutes }) {
  const site = await serveSite(files, { headers: { 'Content-Security-Policy': STRICT_POLICY } });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watchTasks);
    await page.goto(`${site.url}?perf=1`);
    await page.waitForFunction(() => window.forethought !== undefined);
    const start = performance.now();
    const played = { actions: 0, games: 0 };
    /** @type {Round[]} */
    const rounds = [];
    do {
      for (const [game, module] of modules) {
        await open(page, `?perf=1&game=${game}&ai=9999&tempo=fast&seed=${played.games + 1}`);
        await playFor(page, game, module, played);
        await open(page, `?perf=1&game=${game}&ai=9999&vs=9999&games=10000&seed=${rounds.length + 1}`);
        await page.waitForTimeout(STAY_MS);
      }
      await open(page, '?perf=1');
      const minute = (performance.now() - start) / 60_000;
      rounds.push({ minute, ...played, ...(await lookAt(page)) });
      console.error(`soak: ${minute.toFixed(1)} of ${minutes} minutes`);
    } while (performance.now() - start < minutes * 60_000);
    return rounds;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page. */
function watchTasks() {
  const seen = { long: 0, longest: 0 };
  Object.assign(window, { longTasks: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.long++;
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask' });
}

/**
 * Goes on to another address as somebody does who edits the part behind `?` of an open page: it shows it without being
 * loaded anew.
 * @param {Page} page
 * @param {string} query
 */
async function open(page, query) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, query);
}

/**
 * @param {Page} page
 * @param {string} game
 * @param {EngineModule} module
 * @param {{ actions: number, games: number }} played is counted on
 */
async function playFor(page, game, module, played) {
  const player = await quickPlayer(game);
  const end = performance.now() + STAY_MS;
  played.games++;
  const before = await playersTurn(page);
  let actions = before;
  while (performance.now() < end) {
    if (await page.evaluate(() => window.forethought?.state()?.phase === 'over')) {
      await page.evaluate(() => window.forethought?.newBattle());
      played.games++;
    } else {
      await player.play(page, { module, actions: actions + 20 });
    }
    actions = await playersTurn(page);
  }
  played.actions += actions - before;
}

/**
 * @param {Page} page
 * @returns {Promise<number>} the opponent's actions in this game since the page was loaded
 */
async function playersTurn(page) {
  const isTurn = () => ['player', 'over'].includes(window.forethought?.state()?.phase ?? '');
  await page.waitForFunction(isTurn, undefined, { polling: 100 });
  return page.evaluate(() => window.forethought?.waits().summary.actions ?? 0);
}

/**
 * @param {Page} page
 * @returns {Promise<Omit<Round, 'minute' | 'actions' | 'games'>>}
 */
async function lookAt(page) {
  // What was closed is let go of by and by: workers end, caches are left.
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const tasks = await page.evaluate(
    () =>
      /** @type {{ longTasks: { long: number, longest: number } }} */ (/** @type {unknown} */ (window))
        .longTasks,
  );
  return {
    heap_kb: Math.round(metric('JSHeapUsedSize') / 1024),
    process_mb: Math.round((await processBytes(page)) / 2 ** 20),
    nodes: metric('Nodes'),
    workers: page.workers().length,
    long_tasks: tasks.long,
    longest_ms: Math.round(tasks.longest),
  };
}

/**
 * Memory that the page's process shares with nobody; 0 where the system does not tell.
 * @param {Page} page
 */
async function processBytes(page) {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) return 0;
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateBytes(id));
  return Math.max(0, ...sizes);
}

/** @param {number} id of a process */
function privateBytes(id) {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const lines = rollup.matchAll(/^Private_\w+: +(\d+) kB$/gm);
    return Array.from(lines, ([, size]) => 1024 * Number(size)).reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}

/**
 * What must not be, in words.
 * @param {readonly Round[]} rounds
 * @returns {string[]}
 */
export function faultsIn(rounds) {
  const last = rounds.at(-1);
  const first = rounds.find(({ minute }) => minute >= (last?.minute ?? 0) / 10);
  if (last === undefined || first === undefined) return ['nothing was played'];
  const faults = [];
  for (const name of /** @type {const} */ (['heap_kb', 'process_mb', 'nodes']))
    if (last[name] > first[name] * (1 + GROWTH))
      faults.push(`${name} has grown from ${first[name]} to ${last[name]}`);
  if (last.workers > first.workers)
    faults.push(`workers: ${first.workers} at first, ${last.workers} at last`);
  if (last.longest_ms > LONGEST_MS) faults.push(`a task took ${last.longest_ms} ms`);
  return faults;
}
