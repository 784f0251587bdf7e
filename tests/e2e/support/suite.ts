import { expect } from 'vitest';
import { BattlePage } from './battle_page';
import type { BoardGamePage } from './board_game_page';
import type { Pictured } from './evidence';
import { EMBEDDED_BOARD, FRAMED_BOARDS, type FramedBrowser, keepsKeys, obeysHost, serveHost } from './framed';
import { gomokuIn } from './gomoku_page';
import { othelloIn } from './othello_page';
import type { PageLog } from './page_log';
import { SMOKE, type SmokeBrowser } from './smoke';
import { countThinkers, killThinker } from './thinker_watch';
import { Twenty48Page } from './twenty48_page';
import { xiangqiIn } from './xiangqi_page';
import { placesWherePressed, ZOOMED_ADDRESS, type ZoomedBrowser } from './zoomed';

/** A browser with one tab: all that the suite does in it, and what its pages said. */
export interface SuiteBrowser extends SmokeBrowser, ZoomedBrowser, Pictured {
  open(address: string): Promise<void>;
  /** Opens a page with one frame. */
  openFramed(address: string): Promise<FramedBrowser>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses a key, named as `KeyboardEvent.key` has it. */
  key(name: string): Promise<void>;
  log: PageLog;
  close(): Promise<void>;
}

/** A site of a test's own: what another test keeps is not in it. */
export interface SuiteSite {
  url: string;
  /** From now on there is no connection to it. */
  close(): Promise<void>;
}

type Act = (browser: SuiteBrowser, site: SuiteSite) => Promise<void>;

const WHOLE_GOMOKU = 'plays a whole game of Gomoku';

const USUAL = 'nodes=200&seed=3&tempo=fast&perf=1&lang=en';

/** What every browser must do. */
export const SUITE: readonly (readonly [name: string, act: Act])[] = [
  ...SMOKE.map(([name, address, act]): [string, Act] => [
    name,
    async (browser, site) => {
      await browser.open(site.url + address);
      await act(browser);
    },
  ]),
  ['plays a whole battle', playBattle],
  [WHOLE_GOMOKU, (browser, site) => playWholeGame(browser, site, 'gomoku', gomokuIn)],
  ['plays a whole game of Othello', (browser, site) => playWholeGame(browser, site, 'othello', othelloIn)],
  ['plays a whole game of Xiangqi', (browser, site) => playWholeGame(browser, site, 'xiangqi', xiangqiIn)],
  ['plays a whole game of 2048', playTwenty48],
  ['shows a game as it was left after a reload, and after the way back to it', comeBack],
  ['replaces a worker that dies, and the battle goes on', replaceWorker],
  ['gives the keys of a board that was pressed to its frame', keepAllKeys],
  ['shows a board that obeys the page around it', obey],
  ['places stones where they are pressed on a page of another size', placeZoomed],
  ['plays what was opened before without a connection', playOffline],
];

/** What is short enough for every run of the tests: a turn by pointer with its search, and a whole game. */
export const SHORT_SUITE: typeof SUITE = [SUITE[0], SUITE.find(([name]) => name === WHOLE_GOMOKU)].filter(
  (one) => one !== undefined,
);

async function playBattle(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  await browser.open(`${site.url}?ai=0&${USUAL}`);
  const battle = await BattlePage.in(browser);
  const { result } = await battle.playToTheEnd({ skipping: true });
  expect(result).toBeGreaterThan(0);
  await isShown(browser, 'result');
}

/** More actions of the player than a game has between a quick player and the first rung. */
const ACTIONS_MAX = 300;

async function playWholeGame<Snapshot>(
  browser: SuiteBrowser,
  site: SuiteSite,
  name: string,
  enter: (browser: SuiteBrowser) => Promise<BoardGamePage<Snapshot>>,
): Promise<void> {
  await browser.open(`${site.url}?game=${name}&ai=0&side=first&${USUAL}`);
  const game = await enter(browser);
  if (name === 'gomoku') {
    await game.playersTurn();
    await browser.press(`cell-${await game.goodAction()}`);
    await expect.poll(() => game.length()).toBe(2);
  }
  for (let played = 0; played < ACTIONS_MAX; played++) {
    const { phase, length } = await game.playersTurn();
    if (phase === 'over') break;
    expect(await browser.evaluate(playAction, await game.goodAction())).toBe('');
    await expect.poll(() => game.length()).toBeGreaterThan(length);
  }
  expect((await game.state()).phase).toBe('over');
  await isShown(browser, 'result');
}

/** Slides up and to the left as long as one of them can be done: such a game ends soon. */
async function playTwenty48(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  await browser.open(`${site.url}?game=twenty48&ai=0&${USUAL}`);
  const game = await Twenty48Page.in(browser);
  await browser.key('ArrowLeft');
  for (let played = 0; played < 3000 && (await game.state()).phase !== 'over'; played++) {
    const length = await game.length();
    const slid = await browser.evaluate(() =>
      [0, 3, 1, 2].some((direction) => window.forethought?.play(direction) === ''),
    );
    if (slid) await expect.poll(() => game.length()).toBeGreaterThan(length);
  }
  expect((await game.state()).phase).toBe('over');
  await isShown(browser, 'result');
}

async function comeBack(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  const address = `${site.url}?game=gomoku&ai=0&side=first&${USUAL}`;
  await browser.open(address);
  const game = await gomokuIn(browser);
  const placeStone = async () => {
    const { length } = await game.playersTurn();
    await browser.press(`cell-${await game.goodAction()}`);
    await expect.poll(() => game.length()).toBe(length + 2);
    await game.playersTurn();
    return game.text();
  };
  const left = await placeStone();
  await browser.reload();
  await gomokuIn(browser);
  expect(await game.text()).toBe(left);
  const further = await placeStone();
  await browser.open('about:blank');
  await browser.back();
  await gomokuIn(browser);
  expect(await game.text()).toBe(further);
  await placeStone();
}

async function replaceWorker(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  await browser.open(`${site.url}?ai=50&${USUAL}`);
  const battle = await BattlePage.in(browser);
  await battle.playersTurn();
  const thinkers = await countThinkers(browser);
  await killThinker(browser);
  await battle.playTurn();
  const { phase, round } = await battle.playersTurn();
  expect([phase, round]).toEqual(['player', 2]);
  await expect.poll(() => countThinkers(browser)).toBe(thinkers + 1);
}

async function keepAllKeys(browser: SuiteBrowser): Promise<void> {
  const host = await serveHost();
  for (const [query, cell] of FRAMED_BOARDS)
    await keepsKeys(await browser.openFramed(host.addressOf(query)), cell);
}

async function obey(browser: SuiteBrowser): Promise<void> {
  await obeysHost(await browser.openFramed((await serveHost()).addressOf(EMBEDDED_BOARD)));
}

async function placeZoomed(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  await browser.open(site.url + ZOOMED_ADDRESS);
  await placesWherePressed(browser);
}

/** The page and a game that was opened are kept by the browser; with its server gone they come from there. */
async function playOffline(browser: SuiteBrowser, site: SuiteSite): Promise<void> {
  const address = `${site.url}?game=gomoku&ai=20&side=first&${USUAL}`;
  await browser.open(address);
  await gomokuIn(browser);
  const isKept = () =>
    browser.evaluate(async () => {
      const worker = await navigator.serviceWorker?.getRegistration();
      const names = await caches.keys();
      const engines = names.includes('forethought engines')
        ? await (await caches.open('forethought engines')).keys()
        : [];
      return worker?.active?.state === 'activated' && engines.some(({ url }) => url.includes('gomoku'));
    });
  await expect.poll(isKept, { timeout: 240_000, interval: 500 }).toBe(true);
  await site.close();
  await browser.reload();
  const game = await gomokuIn(browser);
  await game.playersTurn();
  await browser.press(`cell-${await game.goodAction()}`);
  await expect.poll(() => game.length()).toBeGreaterThanOrEqual(2);
  // What is not kept cannot be fetched, and browsers say so.
  browser.log.complaints.length = 0;
}

function playAction(code: number): string | undefined {
  return window.forethought?.play(code);
}

async function isShown(browser: SuiteBrowser, testId: string): Promise<void> {
  const count = () =>
    browser.evaluate((wanted) => document.querySelectorAll(`[data-testid="${wanted}"]`).length, testId);
  await expect.poll(count, { message: `${testId} shows` }).toBeGreaterThan(0);
}
