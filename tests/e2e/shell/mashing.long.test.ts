import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gomokuIn } from '../support/gomoku_page';
import { clickWildly, resizeWildly, typeWildly } from '../support/mash';
import { test } from '../support/test';

/** A thousand clicks and a thousand keys without a pause, and a window that is dragged about, on every screen. */

const USUAL = 'nodes=200&seed=3&tempo=fast&perf=1&lang=en';

/** The address of a screen, what is pressed to come to it from there, and what shows there. */
const SCREENS: readonly (readonly [name: string, query: string, ...presses: string[]])[] = [
  ['home', ''],
  ['settings', '', 'settings', 'theme'],
  ['credits', '', 'settings', 'credits-open', 'credits'],
  ['the record', '', 'record-open', 'record'],
  ['the workshop', '', 'workshop-open', 'lab-twenty48'],
  ['a battle', 'game=tactics&ai=0'],
  ['Gomoku', 'game=gomoku&ai=0'],
  ['Othello', 'game=othello&ai=0'],
  ['Xiangqi', 'game=xiangqi&ai=0'],
  ['2048', 'game=twenty48&ai=0'],
  ['the adversary of 2048', 'game=twenty48&ai=0&mode=adversary'],
  ['the race of 2048', 'game=twenty48&ai=0&vs=10'],
  ['a ladder', '', 'tactics-rungs', 'ladder-play'],
  ['the lab', 'game=gomoku&ai=20&vs=10&games=2'],
  ['the form of the lab', '', 'workshop-open', 'compare', 'match-form'],
  ['the campaign', 'campaign=1'],
  ['the tasks of the day', 'daily=today'],
  ['the course of the battle', '', 'learn', 'hand'],
  ['the lesson', '', 'lesson-gomoku', 'lesson-task'],
  ['the puzzles', '', 'puzzles-gomoku', 'puzzle-task'],
];

async function come(page: Page, presses: readonly string[]): Promise<void> {
  await page.locator('main').first().waitFor();
  for (const testId of presses.slice(0, -1)) await page.getByTestId(testId).first().click();
  const [last] = presses.slice(-1);
  if (last !== undefined) await page.getByTestId(last).first().waitFor();
}

test.for(SCREENS)(
  '%s stands clicks, keys and sizes by the hundred',
  async ([, query, ...presses], { visit, site }) => {
    const { page } = await visit(`?${USUAL}&${query}`);
    page.on('filechooser', () => {});
    for (const act of [clickWildly, typeWildly, resizeWildly]) {
      await come(page, presses);
      await act(page);
      expect(await page.getByTestId('trouble').count()).toBe(0);
      await page.goto('about:blank');
      await page.goto(`${site.url}?${USUAL}&${query}`);
    }
    // Whatever was pressed, a game can be played after it.
    await page.goto(`${site.url}?game=gomoku&ai=0&side=first&moves=&${USUAL}`);
    const game = await gomokuIn(page);
    const { length } = await game.playersTurn();
    expect(await page.evaluate((code) => window.forethought?.play(code), await game.goodAction())).toBe('');
    await expect.poll(() => game.length()).toBeGreaterThan(length);
  },
);
