import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cellAt } from '../../../web/src/gomoku/cells';
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
const GAMES = [
  'tactics&ai=20&seed=7',
  'gomoku&ai=20&moves=h8i9&side=first',
  'othello&ai=20&moves=f5d6&side=first',
  'twenty48&seed=5',
];
/** Where a hint is read and played: low windows, and an upright phone. */
const HINTED = [
  [640, 360],
  [844, 390],
  [390, 844],
] as const;
/** Of the height, what lies around the board. */
const AROUND = 24;
/** The same where a bar stands above it. */
const BAR_AND_AROUND = 84;

const WINDOWS = [
  [1280, 800],
  [1920, 1080],
] as const;

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

/** What of a card is cut off or lies under something else, by its words; the whole card where it has to be scrolled. */
function cutOff(page: Page, testId: string): Promise<string[]> {
  return page.getByTestId(testId).evaluate((card) => {
    const parts = [...card.querySelectorAll('button, h2, p')];
    const hidden = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const foremost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return foremost === null || !card.contains(foremost);
    });
    const scrolls = card.scrollHeight > card.clientHeight + 1;
    return [...(scrolls ? [`scrolls by ${card.scrollHeight - card.clientHeight}`] : [])].concat(
      hidden.map((part) => part.textContent ?? ''),
    );
  });
}

describe.each([
  ['won', 0],
  ['lost', 200],
])('a battle that was %s', (verdict, rung) => {
  test('tells all and offers all in low frames without scrolling, one first choice before the others', async ({
    enter,
  }) => {
    const { page, battle } = await enter(`ai=${rung}&seed=7&lang=ru`);
    await battle.playToTheEnd({ skipping: true });
    const result = page.getByTestId('result');
    await expect.poll(() => result.getAttribute('data-result')).toBe(verdict);
    await page.getByTestId('more-ways').waitFor();
    await page.getByTestId('after-game').locator('p').waitFor();
    for (const [width, height] of FRAMES.filter(([, height]) => height <= 600)) {
      await page.setViewportSize({ width, height });
      const frame = `${width}x${height}`;
      await expect.poll(() => cutOff(page, 'result'), { message: frame }).toEqual([]);
      expect(await overhang(page), frame).toBe(0);
    }
    const choices = result.locator('.result-actions button');
    expect(await result.locator('.primary').count()).toBe(1);
    const first = choices.first();
    expect(await first.getAttribute('data-testid')).toBe(verdict === 'won' ? 'rung-next' : 'rematch');
    expect(await first.getAttribute('class')).toContain('primary');
    // One way on, and at most four others; the rest is one press away.
    expect(await result.locator('button').filter({ visible: true }).count()).toBeLessThanOrEqual(6);
    expect(await choices.count()).toBeLessThanOrEqual(5);
    expect(await choices.last().getAttribute('data-testid')).toBe('more-ways');
    await choices.last().click();
    await expect.poll(() => page.getByTestId('fair-fight').textContent()).toContain('чтобы уточнить рейтинг');
  });
});

test('a game of Gomoku that was won tells all and offers all in low frames without scrolling', async ({
  visit,
}) => {
  const { page } = await visit(
    '?game=gomoku&ai=20&nodes=50&moves=h8a1i8a2j8a3k8a5&side=first&tempo=fast&lang=ru',
  );
  await page.getByTestId(`cell-${cellAt(11, 7)}`).click();
  await page.getByTestId('after-game').locator('p').waitFor();
  await page.getByTestId('more-ways').waitFor();
  for (const [width, height] of FRAMES.filter(([, height]) => height <= 600)) {
    await page.setViewportSize({ width, height });
    const frame = `${width}x${height}`;
    await expect.poll(() => cutOff(page, 'result'), { message: frame }).toEqual([]);
    expect(await overhang(page), frame).toBe(0);
  }
});

/** A lesson and a puzzle of Gomoku, by what opens them. */
describe.each(['lesson', 'puzzles'])('the %s of Gomoku', (screen) => {
  test('has a board as high as a low frame', async ({ visit }) => {
    const { page } = await visit('?lang=ru');
    await page.getByTestId(`${screen}-gomoku`).click();
    for (const [width, height] of FRAMES.filter(([, height]) => height < 400)) {
      const frame = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      const boardHeight = async () => (await page.locator('.puzzle-slot').boundingBox())?.height ?? 0;
      await expect.poll(boardHeight, { message: frame }).toBeGreaterThanOrEqual(height - AROUND);
      await expect.poll(() => smallButtons(page), { message: frame }).toEqual([]);
      expect(await overhang(page), frame).toBe(0);
    }
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const boardHeight = async () => (await page.locator('.puzzle-slot').boundingBox())?.height ?? 0;
      await expect.poll(boardHeight).toBeGreaterThanOrEqual(height - BAR_AND_AROUND);
    }
  });
});

/** How far a button reaches below the window; negative where it is in sight. */
const below = async (page: Page, testId: string) => {
  const { y, height } = (await page.getByTestId(testId).boundingBox())!;
  return y + height - page.viewportSize()!.height;
};

test('the adversary’s board is as high as a window, and the plates’ buttons are in sight in low ones', async ({
  visit,
}) => {
  const { page } = await visit('?lang=ru&nodes=200');
  await page.getByTestId('adversary-twenty48').click();
  const boardHeight = async () => (await page.locator('.adversary-board').boundingBox())?.height ?? 0;
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(boardHeight).toBeGreaterThanOrEqual(height - 2 * AROUND);
    expect(await overhang(page)).toBe(0);
  }
  await page.getByTestId('home').click();
  await page.getByTestId('workshop-open').click();
  await page.getByTestId('plates-open').click();
  for (const [width, height] of FRAMES.filter(([, height]) => height < 400)) {
    await page.setViewportSize({ width, height });
    for (const testId of ['plates-back', 'plates-play', 'plates-next'])
      await expect
        .poll(() => below(page, testId), { message: `${testId} ${width}x${height}` })
        .toBeLessThan(0);
  }
});

test('a new game of Gomoku is begun without scrolling, however low the window', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=20&moves=h8i9&side=first&nodes=200&lang=ru');
  await page.setViewportSize({ width: 640, height: 360 });
  await page.getByTestId('new-game-action').click();
  await expect.poll(() => below(page, 'start-game')).toBeLessThan(0);
  await page.getByTestId('start-game').click();
  await expect.poll(() => page.getByTestId('start-game').count()).toBe(0);
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
    await page.getByTestId('hint').click();
    await page.getByTestId('hint-close').waitFor();
    for (const [width, height] of HINTED) {
      const frame = `hint, ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page), { message: frame }).toEqual([]);
      expect(await overhang(page), frame).toBe(0);
    }
  });
});

/** Desktops on which home needs no scrolling. */
const DESKTOPS = [...WINDOWS, [1366, 768]] as const;

test.for(['en', 'ru'])(
  'home in %s shows every game whole on a desktop’s first screen',
  async (lang, { visit }) => {
    const { page } = await visit(`?lang=${lang}`);
    await page.getByTestId('adversary-twenty48').waitFor();
    const lowest = () =>
      page
        .locator('.game-card')
        .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
    for (const [width, height] of DESKTOPS) {
      await page.setViewportSize({ width, height });
      await expect.poll(lowest, { message: `${width}x${height}` }).toBeLessThanOrEqual(height);
      expect(await overhang(page)).toBe(0);
    }
  },
);
