import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { BattlePage } from '../support/battle_page';
import { Finger } from '../support/finger';
import { PHONE, test } from '../support/test';

/** Hints for the player's own turn, and what the opponent considered in its last. */

/** The second turn, in which there is somebody to strike. */
async function reachSecondTurn(battle: BattlePage): Promise<void> {
  await battle.playersTurn();
  await battle.playTurn();
  await battle.playersTurn();
}

/** The plan that stands out, as a screen reader would say it. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('by keyboard alone', () => {
  test('a hint is asked for, looked through and played, and can be taken back', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await reachSecondTurn(battle);
    const start = await battle.text();
    const { length } = await battle.state();
    await page.keyboard.press('h');
    await expect.poll(() => page.getByTestId('plan-0').getAttribute('aria-pressed')).toBe('true');
    // The focus follows once the plans have been drawn.
    await expect.poll(() => focused(page)).toMatch(/best/);
    // Hints come from the strongest rung, which looks at the answer.
    await expect.poll(() => focused(page)).toMatch(/Feared answer: .+/);
    const plans = await page.locator('.plan').count();
    expect(plans).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByTestId('plan-1').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByTestId('plan-0').getAttribute('aria-pressed')).toBe('true');
    for (let plan = 0; plan < plans; plan++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await battle.state()).length).toBeGreaterThan(length);
    await expect.poll(() => page.getByTestId('hint-card').count()).toBe(0);
    const { phase, length: played } = await battle.state();
    expect(phase).toBe('player');
    for (let action = length; action < played; action++) await page.keyboard.press('u');
    await expect.poll(() => battle.text()).toBe(start);
  });

  test('Escape closes a hint and the board has the keys again', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await battle.playersTurn();
    await expect.poll(() => page.getByTestId('hint').isEnabled()).toBe(true);
    await page.keyboard.press('h');
    await expect.poll(() => page.getByTestId('plan-0').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('hint-card').count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell))
      .toMatch(/^\d+$/);
  });

  test('the focus goes back to the button that asked', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await battle.playersTurn();
    await page.getByTestId('hint').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/best/);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid))
      .toBe('hint');
  });

  test('what the opponent considered is looked at after its turn, until the player acts', async ({
    enter,
  }) => {
    const { page, battle } = await enter('ai=50&seed=7');
    await reachSecondTurn(battle);
    await page.getByTestId('considered').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('plan-0').getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => page.getByTestId('considered-card').textContent())
      .toMatch(/before Amber moved in round 1/);
    // Rung 50 looks at its own turn only.
    expect(await page.locator('.plan-answer').count()).toBe(0);
    expect(await page.getByTestId('play-plan').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('considered-card').count()).toBe(0);
    await page.keyboard.press('a');
    await expect.poll(() => page.getByTestId('considered').count()).toBe(0);
    await page.getByTestId('considered-1').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('considered-card').count()).toBe(1);
  });
});

describe('with the mouse', () => {
  test('pointing at a plan brings it out without choosing it', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await reachSecondTurn(battle);
    await page.getByTestId('hint').click();
    await page.getByTestId('plan-1').hover();
    await expect.poll(() => page.getByTestId('plan-0').getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('plan-1').click();
    await expect.poll(() => page.getByTestId('plan-1').getAttribute('aria-pressed')).toBe('true');
    const { length } = await battle.state();
    await page.getByTestId('play-plan').click();
    await expect.poll(async () => (await battle.state()).length).toBeGreaterThan(length);
  });
});

describe('by touch alone on a phone', () => {
  test('what was considered is asked for in the list of moves, which then gives way', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7', PHONE);
    await reachSecondTurn(battle);
    const finger = await Finger.on(page);
    await finger.tap('menu');
    await finger.tap('considered-1');
    // On a busy machine its opponent may have had time for one plan only.
    const last = page.locator('.plan').last();
    await last.tap();
    await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('hint-close').tap();
    await expect.poll(() => page.getByTestId('considered-card').count()).toBe(0);
  });

  test('a plan is brought out with one tap and played with another', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7', PHONE);
    await reachSecondTurn(battle);
    const { length } = await battle.state();
    await page.getByTestId('hint').tap();
    await page.getByTestId('plan-1').tap();
    await expect.poll(() => page.getByTestId('plan-1').getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('thumb-play-plan').tap();
    await expect.poll(async () => (await battle.state()).length).toBeGreaterThan(length);
    expect((await battle.state()).phase).toBe('player');
  });
});
