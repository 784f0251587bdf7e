import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../chromium.mjs';
import { GAMES } from '../games.mjs';
import { inRoot, PAGE } from '../paths.mjs';
import { quickPlayer } from '../quick_players/quick_player.mjs';
import { readSite, serveSite } from '../static_site.mjs';
import { loadModule } from '../wasm_module.mjs';
import { animationOf } from './animation.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ width: number, height: number }} Size
 */

/** As itch.io asks for it. */
const COVER = { width: 630, height: 500 };
const SCREENSHOT = { width: 1280, height: 720 };

/** Turns of a quick player before a picture, and slides of 2048. */
const TURNS = 3;
const SLIDES = 150;

/** Moments of the animation, and milliseconds between them. */
const FRAMES = 60;
const FRAME_MS = 90;
const REST_MS = 1500;

const SEED = 7;
const RUNG = 60;

/**
 * Makes what the page of a game on itch.io shows: a cover, a screenshot of each game, an animation, and its text. Returns the paths.
 * @param {string} folder
 */
export async function makeItchPage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await serveSite(readSite(PAGE));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  /** @type {string[]} */
  const made = [];
  const write = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) => {
    writeFileSync(join(folder, name), bytes);
    made.push(join(folder, name));
  };
  try {
    for (const [place, game] of GAMES.entries()) {
      const page = await openGame(browser, site.url, game, SCREENSHOT);
      await playOn(page, game);
      await page.getByTestId('hint').click();
      await settle(page);
      write(`screenshot_${place + 1}_${game}.png`, await page.screenshot());
      if (place === 0)
        write('cover.png', await coverOf(browser, await page.getByTestId('board').screenshot()));
      await page.close();
    }
    write('play.gif', await playedOn(browser, site.url));
  } finally {
    await browser.close();
    await site.close();
  }
  const texts = inRoot('docs', 'itch');
  for (const name of readdirSync(texts).sort()) {
    copyFileSync(join(texts, name), join(folder, name));
    made.push(join(folder, name));
  }
  return made;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} game
 * @param {Size} viewport
 * @param {string} more of the address
 */
async function openGame(browser, url, game, viewport, more = '') {
  const page = await browser.newPage({ viewport, colorScheme: 'dark', serviceWorkers: 'block' });
  page.setDefaultTimeout(120_000);
  await page.clock.install();
  await page.goto(`${url}?perf=1&game=${game}&ai=${RUNG}&seed=${SEED}&nodes=20000&lang=en${more}`);
  return page;
}

/**
 * Plays turns of a quick player, each answered.
 * @param {Page} page
 * @param {string} game
 */
async function playOn(page, game, turns = TURNS) {
  const player = await quickPlayer(game);
  const module = await loadModule(game);
  for (let turn = 0; turn < turns; turn++) {
    await playersTurn(page);
    await player.play(page, { module, actions: SLIDES });
  }
  await playersTurn(page);
}

/** @param {Page} page */
async function playersTurn(page) {
  const isTurn = () => ['player', 'over'].includes(window.forethought?.state()?.phase ?? '');
  await page.waitForFunction(isTurn, undefined, { polling: 100 });
}

/** Whatever moves comes to rest. @param {Page} page */
async function settle(page) {
  await page.waitForTimeout(3000);
  // What is measured of waits is no matter of a picture.
  await page.getByTestId('perf').evaluate((figures) => {
    figures.style.display = 'none';
  });
}

/**
 * The turn of the first game's opponent, moment after moment; time stands still while a picture is taken.
 * @param {Browser} browser
 * @param {string} url
 */
async function playedOn(browser, url) {
  const [game = ''] = GAMES;
  const page = await openGame(browser, url, game, { width: 1280, height: 720 }, '&tempo=brisk');
  await playOn(page, game, 1);
  const player = await quickPlayer(game);
  const module = await loadModule(game);
  const board = await page.getByTestId('board').boundingBox();
  if (board === null) throw new Error('there is no board');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  const played = player.play(page, { module, actions: 0 });
  /** @type {Uint8Array[]} */
  const frames = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.clock.runFor(FRAME_MS);
    frames.push(await page.screenshot({ clip: board }));
  }
  await page.clock.resume();
  await played;
  await page.close();
  return animationOf(frames, FRAME_MS, REST_MS);
}

/**
 * The name over a board.
 * @param {Browser} browser
 * @param {Uint8Array} board
 */
async function coverOf(browser, board) {
  const font = readFileSync(
    inRoot('node_modules', '@fontsource-variable', 'inter', 'files', 'inter-latin-wght-normal.woff2'),
  ).toString('base64');
  const icon = readFileSync(inRoot('web', 'public', 'icon.svg'), 'utf8');
  const page = await browser.newPage({ viewport: COVER });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
    body { margin: 0; height: 100vh; font-family: Inter; color: #fbf6ea;
      background: url(data:image/png;base64,${Buffer.from(board).toString('base64')}) center 30% / cover; }
    div { position: absolute; inset: auto 0 0; display: flex; gap: 20px; align-items: center; padding: 90px 30px 28px;
      background: linear-gradient(transparent, #12161bee 55%); }
    svg { width: 84px; height: 84px; }
    h1 { margin: 0; font-size: 58px; font-weight: 650; letter-spacing: -0.02em; line-height: 1; }
    p { margin: 8px 0 0; font-size: 22px; color: #d3a350; }
  </style><div>${icon}<section><h1>Forethought</h1><p>Opponents that think while you watch</p></section></div>`);
  await page.evaluate(() => document.fonts.ready);
  const cover = await page.screenshot();
  await page.close();
  return cover;
}
