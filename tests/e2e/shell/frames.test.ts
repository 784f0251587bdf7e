import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { overhang, smallButtons } from '../support/screen_size';
import { test } from '../support/test';

/** Windows as portals and phones on their side frame a game: the board is as high as they are. */

const FRAMES = [
  [640, 360],
  [640, 480],
  [800, 600],
  [1024, 768],
  [667, 375],
  [844, 390],
] as const;
const GAMES = ['tactics&ai=20&seed=7', 'gomoku&ai=20&moves=h8i9&side=first', 'twenty48&seed=5'];
/** Of the height, what lies around the board. */
const AROUND = 24;

/** Visible buttons of the game, by their names, that are cut off by the window or lie under something else. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.actions button, .bar button')];
    const hidden = buttons.filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width === 0) return false;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const foremost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return foremost === null || !button.contains(foremost);
    });
    return hidden.map((button) => button.textContent || `${button.getAttribute('aria-label')}`);
  });
}

/** A lesson and a puzzle of Gomoku, by what opens them. */
describe.each(['lesson', 'puzzles'])('the %s of Gomoku', (screen) => {
  test('has a board as high as a low frame', async ({ visit }) => {
    const { page } = await visit('?lang=ru');
    await page.getByTestId(`${screen}-open`).click();
    for (const [width, height] of FRAMES.filter(([, height]) => height < 400)) {
      const frame = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      const boardHeight = async () => (await page.locator('.puzzle-slot').boundingBox())?.height ?? 0;
      await expect.poll(boardHeight, { message: frame }).toBeGreaterThanOrEqual(height - AROUND);
      await expect.poll(() => smallButtons(page), { message: frame }).toEqual([]);
      expect(await overhang(page), frame).toBe(0);
    }
  });
});

describe.each(GAMES)('%s', (game) => {
  test('fills the height of every frame, and nothing that can be pressed is covered', async ({ visit }) => {
    const { page } = await visit(`?game=${game}&nodes=200&tempo=fast&lang=ru`);
    await expect.poll(() => page.getByTestId('board').count()).toBe(1);
    for (const [width, height] of FRAMES) {
      const frame = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      const boardHeight = async () => (await page.getByTestId('board').boundingBox())?.height ?? 0;
      await expect.poll(boardHeight, { message: frame }).toBeGreaterThanOrEqual(height - AROUND);
      await expect.poll(() => covered(page), { message: frame }).toEqual([]);
      await expect.poll(() => smallButtons(page), { message: frame }).toEqual([]);
      expect(await overhang(page), frame).toBe(0);
    }
  });
});
