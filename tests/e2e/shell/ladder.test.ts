import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, PHONE, test } from '../support/test';

/** The ladder of a game: from its card at home, along the rungs, into a battle; and what a battle leaves on it. */

async function openLadder(page: Page, game = 'tactics'): Promise<void> {
  await page.getByTestId(`${game}-rungs`).click();
  await expect.poll(() => page.getByTestId('ladder-play').isVisible()).toBe(true);
}

/** More than there are stops of the focus between a rung and what stands above the ladder. */
const LADDER_STOPS = 30;

const chosen = (page: Page) => page.getByRole('complementary').getByRole('heading').textContent();

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s the ladder', (_, device) => {
  test('has every rung, who comes next in view, and begins a battle against whoever is chosen', async ({
    visit,
  }) => {
    const { page } = await visit('?perf=1&tempo=fast&lang=en', device);
    await expect.poll(() => page.locator('.card-next').textContent()).toMatch(/^Step 3 of 21Beat Charger/);
    await openLadder(page);
    const rungs = page.locator('[data-testid^="tactics-rung-"]');
    await expect.poll(() => rungs.count()).toBe(21);
    await expect.poll(() => rungs.first().getAttribute('data-testid')).toBe('tactics-rung-200');
    await expect.poll(() => chosen(page)).toBe('Charger');
    const next = await page.getByTestId('tactics-rung-20').boundingBox();
    expect(next!.y).toBeGreaterThan(0);
    expect(next!.y + next!.height).toBeLessThan(device.viewport.height);
    const summit = page.getByTestId('ladder-summit');
    await expect.poll(() => summit.textContent()).toBe('Council, the summit, is 21 steps above you');
    await summit.click();
    await expect.poll(() => chosen(page)).toBe('Council');
    const top = async () => (await page.getByTestId('tactics-rung-200').boundingBox())!.y;
    await expect.poll(top).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(device.viewport.height);
    await page.getByTestId('tactics-rung-10').click();
    await expect.poll(() => chosen(page)).toBe('Abacus');
    await page.getByTestId('ladder-play').click();
    expect((await (await BattlePage.in(page)).state()).rung).toBe(10);
  });
});

test('minds that are about equally strong share a step, each to be chosen', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  await openLadder(page);
  const minds = page.locator('.step-alike', { has: page.getByTestId('tactics-rung-130') }).locator('.mind');
  expect(await minds.count()).toBeGreaterThan(2);
  const heights = await minds.evaluateAll((all) => all.map((mind) => mind.getBoundingClientRect().top));
  expect(heights[1]).toBe(heights[0]);
  await page.getByTestId('tactics-rung-130').click();
  await expect.poll(() => page.getByTestId('tactics-rung-130').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('tactics-rung-120').getAttribute('aria-pressed')).toBe('true');
});

test('the ladder is walked by keys, and the way home leads home', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  await openLadder(page);
  await page.getByTestId('tactics-rung-20').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page)).toBe('Worrier');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  for (let steps = 0; steps < LADDER_STOPS && (await focused()) !== 'ladder-summit'; ++steps)
    await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('ladder-summit');
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page)).toBe('Council');
  await page.goBack();
  await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
  await openLadder(page, 'gomoku');
  await page.getByTestId('home').click();
  await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
});

test('what a rung sees is played, step by step up the ladder, and leads back to it', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  await openLadder(page);
  await page.getByTestId('tactics-rung-20').click();
  await page.getByTestId('ladder-scene').click();
  const scene = page.getByTestId('scene');
  await expect.poll(() => scene.textContent()).toContain('What Charger sees and Abacus does not');
  const moment = () => page.locator('[data-moment]').getAttribute('data-moment');
  await expect.poll(moment).toBe('end');
  await expect
    .poll(() => scene.textContent())
    .toMatch(/Abacus would play here.*Charger plays.*According to Veteran/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scene.textContent()).toContain('What Worrier sees and Charger does not');
  await page.keyboard.press('Escape');
  await expect.poll(() => scene.count()).toBe(0);
  await expect.poll(() => page.getByTestId('ladder-scene').isVisible()).toBe(true);
});

test('after a win the climb is seen, and card, home and ladder offer the same one next', async ({
  enter,
}) => {
  const { page, battle } = await enter('ai=0&seed=7&lang=en');
  const { result } = await battle.playToTheEnd({ skipping: true });
  expect(result).toBe(1);
  await expect
    .poll(() => page.getByTestId('after-game').textContent())
    .toMatch(/You beat Dice.*Abacus.*Next up: Abacus/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await expect.poll(focused).toBe('rung-next');
  await expect.poll(() => page.getByTestId('rung-next').textContent()).toContain('Abacus');
  await page.goto(page.url().replace(/\?.*$/, '?lang=en'));
  await expect.poll(() => page.getByTestId('play').textContent()).toContain('Abacus');
  await openLadder(page);
  await expect.poll(() => chosen(page)).toBe('Abacus');
  await expect.poll(() => page.getByTestId('tactics-rung-0').textContent()).toMatch(/won once.*You are here/);
});

test('the address of a game goes on with the battle that is kept, and so does the first button at home', async ({
  visit,
}) => {
  const { page } = await visit('?game=tactics&lang=en&perf=1&seed=7');
  const battle = await BattlePage.in(page);
  await battle.playersTurn();
  await battle.play((await page.evaluate(() => window.forethought?.legalActions()[0])) ?? -1);
  const text = await battle.text();
  await page.goto(page.url().replace(/\?.*$/, '?game=tactics&lang=en&perf=1'));
  await expect.poll(async () => (await BattlePage.in(page)).text()).toBe(text);
  await page.getByTestId('home').click();
  const first = page.locator('.card-actions button').first();
  await expect.poll(() => first.getAttribute('data-testid')).toBe('continue');
  await first.click();
  await expect.poll(() => battle.text()).toBe(text);
});

test('in a low window the next opponent’s row is in sight, off the bar and the chosen one', async ({
  visit,
}) => {
  const { page } = await visit('?lang=ru', { viewport: { width: 640, height: 400 } });
  for (const game of ['tactics', 'gomoku', 'othello', 'xiangqi']) {
    await page.getByTestId(`${game}-rungs`).click();
    await page.getByTestId('ladder-play').waitFor();
    const row = page.locator('.step-next .step-card, .step-card.step-next');
    const bottom = async () => {
      const [box, chosen] = [await row.boundingBox(), await page.locator('.chosen').boundingBox()];
      return chosen!.y - box!.y - box!.height;
    };
    await expect.poll(bottom, { message: game }).toBeGreaterThanOrEqual(0);
    const bar = await page.locator('.long-screen-bar').boundingBox();
    expect((await row.boundingBox())!.y, game).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    await page.getByTestId('home').click();
  }
});
