import { expect } from 'vitest';
import { readMeasuredLadder } from '../../../tools/lib/measured_ladder.mjs';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from './battle_page';
import { gomokuIn } from './gomoku_page';
import { matchAddress, playMatchAndCompare } from './match';
import type { Place } from './place';
import { playScoresAndCompare, SCORES_ADDRESS } from './scores';
import { cellsToTouch } from './touches';
import { Twenty48Page } from './twenty48_page';

/** A browser in which a page is open: where functions run, and a pointer that presses what has a test id. */
export interface SmokeBrowser extends Place {
  press(testId: string): Promise<void>;
}

/** What every browser must do; the address, within the site, where it is done; and how. */
export const SMOKE = [
  [
    'plays a turn and searches what the program searches',
    '?perf=1&tempo=fast&ai=20&seed=7',
    playTurnAndCompare,
  ],
  ['places stones', '?game=gomoku&perf=1&tempo=fast&ai=140&nodes=2000&seed=7', placeStones],
  [
    'watches 2048 played by what was learned',
    '?game=twenty48&perf=1&tempo=fast&ai=9999&seed=7',
    watchStrongest,
  ],
  [
    'plays the match of an address as the program does',
    matchAddress('tactics'),
    (place: SmokeBrowser) => playMatchAndCompare(place, 'tactics'),
  ],
  [
    'plays a match of Gomoku as the program does',
    matchAddress('gomoku'),
    (place: SmokeBrowser) => playMatchAndCompare(place, 'gomoku'),
  ],
  ['plays games of 2048 as the program does', SCORES_ADDRESS, playScoresAndCompare],
] as const;

/** Plays a turn, its first action by pointer; then the engine must search what the native program searches. */
async function playTurnAndCompare(browser: SmokeBrowser): Promise<void> {
  const battle = await BattlePage.in(browser);
  const rules = await battle.follow();
  const start = rules.text();
  const [first = -1] = playQuickTurn(rules);
  expect(rules.load(start)).toBe('');
  for (const cell of cellsToTouch(rules, first)) await browser.press(`cell-${cell}`);
  expect(rules.play(first)).toBe('');
  await expect.poll(() => battle.text()).toBe(rules.text());
  await battle.playTurn();
  expect((await battle.playersTurn()).round).toBe(2);

  await browser.press('settings');
  await compareSignatures(browser);
}

/** On the settings screen: the engine's signature, once measured, is the native program's. */
export async function compareSignatures(browser: SmokeBrowser): Promise<void> {
  // The program is held to it by tests/cli/signature.test.ts.
  const signature = readMeasuredLadder('tactics')?.rungs.at(-1)?.signature;
  const shown = () =>
    browser.evaluate(() => document.querySelector('[data-testid=signature]')?.textContent ?? '');
  const settingsShow = () =>
    browser.evaluate(() => document.querySelector('[data-testid=measure-signature]') !== null);
  await expect.poll(settingsShow).toBe(true);
  await browser.press('measure-signature');
  await expect.poll(shown, { interval: 200 }).toMatch(/^[0-9a-f]{16}$/);
  expect(await shown()).toBe(signature);
}

/** Places two stones by pointer, each answered, and takes one back. */
async function placeStones(browser: SmokeBrowser): Promise<void> {
  const game = await gomokuIn(browser);
  for (const length of [2, 4]) {
    await game.playersTurn();
    await browser.press(`cell-${await game.goodAction()}`);
    await expect.poll(() => game.length()).toBe(length);
  }
  await game.playersTurn();
  await browser.press('undo');
  await expect.poll(() => game.length()).toBe(2);
}

/** The strongest rung of 2048 takes up what it has learned, and plays. */
async function watchStrongest(browser: SmokeBrowser): Promise<void> {
  const game = await Twenty48Page.in(browser);
  const fallbackEngines = () =>
    browser.evaluate(() => document.querySelectorAll('[data-testid=fallback-engine]').length);
  await browser.press('autoplay');
  await expect.poll(fallbackEngines).toBe(0);
  const before = await game.length();
  await expect.poll(() => game.length()).toBeGreaterThan(before + 5);
}
