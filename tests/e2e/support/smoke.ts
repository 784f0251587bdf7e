import { expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from './battle_page';
import { GomokuPage } from './gomoku_page';
import { cellsToTouch } from './hands';
import type { Place } from './place';
import { nodeSignature } from './rules';
import { Twenty48Page } from './twenty48_page';

/** A browser in which a page is open: where functions run, and a pointer that presses what has a test id. */
export interface SmokeBrowser extends Place {
  press(testId: string): Promise<void>;
}

/** The address, within the site, of the battle that `playTurnAndCompare` plays. */
export const SMOKE_BATTLE = '?perf=1&tempo=fast&ai=20&seed=7';

/** Plays a turn, its first action by pointer; then the engine must search what it searches under Node. */
export async function playTurnAndCompare(browser: SmokeBrowser): Promise<void> {
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
  const shown = () =>
    browser.evaluate(() => document.querySelector('[data-testid=signature][data-ready=true]')?.textContent);
  await expect.poll(shown).toBe(await nodeSignature());
}

/** The address, within the site, of the game that `placeStones` plays. */
export const SMOKE_GAME = '?game=gomoku&perf=1&tempo=fast&ai=140&nodes=2000&seed=7';

/** Places two stones by pointer, each answered, and takes one back. */
export async function placeStones(browser: SmokeBrowser): Promise<void> {
  const game = await GomokuPage.in(browser);
  for (const length of [2, 4]) {
    await game.playersTurn();
    await browser.press(`cell-${await game.goodCell()}`);
    await expect.poll(() => game.length()).toBe(length);
  }
  await game.playersTurn();
  await browser.press('undo');
  await expect.poll(() => game.length()).toBe(2);
}

/** The address, within the site, of the game that `watchStrongest` watches. */
export const SMOKE_SLIDES = '?game=twenty48&perf=1&tempo=fast&ai=9999&seed=7';

/** The strongest rung of 2048 takes up what it has learned, and plays. */
export async function watchStrongest(browser: SmokeBrowser): Promise<void> {
  const game = await Twenty48Page.in(browser);
  const standIns = () => browser.evaluate(() => document.querySelectorAll('[data-testid=stand-in]').length);
  await browser.press('autoplay');
  await expect.poll(standIns).toBe(0);
  const before = await game.length();
  await expect.poll(() => game.length()).toBeGreaterThan(before + 5);
}
