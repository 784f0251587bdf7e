import { expect } from 'vitest';
import { begin, FIRST_STEPS, finishTurn, giveUp, lookAround } from '../support/first_steps';
import { keysOf } from '../support/keys';
import { Newcomer } from '../support/newcomer';
import { DESKTOP, test } from '../support/test';
import { Walk } from '../support/walk';

/** A new player with nothing but a keyboard. */

test('a first battle by keyboard alone', async ({ visit }) => {
  const { page } = await visit(FIRST_STEPS, DESKTOP);
  const newcomer = await begin(page, new Walk(page, 'keyboard'), keysOf(page));
  await newcomer.step('the focus waits on the board', async () => {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('gridcell');
  });
  await finishTurn(newcomer);
  await lookAround(newcomer);
  await newcomer.step('the end of the battle', async () => {
    await newcomer.playToTheEnd();
    await newcomer.shows('result');
    const { result, playerSide } = await newcomer.battle.state();
    const won = result - 1 === playerSide;
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe(won ? 'rung-next' : 'rematch');
  });
});

test('a battle given up by keyboard alone, and what comes after', async ({ enter }) => {
  const { page } = await enter('ai=50&seed=7&nodes=2000&lang=en');
  const newcomer = await Newcomer.at(page, new Walk(page, 'keyboard_defeat'), keysOf(page));
  await newcomer.playOn();
  await giveUp(newcomer, async () => {});
});

test('a turn by its shortcuts', async ({ enter }) => {
  const { page, battle } = await enter('ai=20&seed=7&nodes=2000&tempo=classic');
  const length = async () => (await battle.state()).length;
  await page.keyboard.press('a');
  await expect.poll(length).toBe(6);
  await page.keyboard.press('u');
  await expect.poll(length).toBe(5);
  await page.keyboard.press('r');
  await expect.poll(length).toBe(0);
  await page.keyboard.press('t');
  await expect.poll(() => page.getByTestId('threats').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('a');
  await page.keyboard.press('e');
  await expect.poll(async () => (await battle.state()).phase).toMatch(/banner|opponent/);
  await page.keyboard.press('s');
  expect((await battle.playersTurn()).round).toBe(2);
});
