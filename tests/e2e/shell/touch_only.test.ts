import { expect } from 'vitest';
import { isMove } from '../support/chances';
import { Finger } from '../support/finger';
import { begin, FIRST_STEPS, finishTurn, giveUp, lookAround } from '../support/first_steps';
import type { InputMethod } from '../support/newcomer';
import { Newcomer } from '../support/newcomer';
import { PHONE, test } from '../support/test';
import { Walk } from '../support/walk';

/** A new player on a phone, with nothing but a finger. */

function inputOf(finger: Finger): InputMethod {
  return {
    choose: (cell) => finger.tapCell(cell),
    press: (control) => finger.tap(control),
    // Beside whatever can be pressed.
    back: () => finger.tap('strip-player'),
  };
}

/** Drags a unit as far as it can walk to where it meets nobody. */
async function dragFar(finger: Finger, newcomer: Newcomer): Promise<void> {
  const { rules } = newcomer.battle;
  const ways = (await newcomer.chances())
    .filter(isMove)
    .map(({ unit, cell }) => Array.from(rules.path(unit.index, cell)));
  const path = ways.reduce((longest, way) => (way.length > longest.length ? way : longest));
  const before = await newcomer.length();
  await newcomer.step('a drag shows the way', async () => {
    await finger.slide(path);
    await newcomer.shows('selection');
    await newcomer.shows('loupe');
  });
  await newcomer.step('the unit walks when it is let go', async () => {
    await finger.lift();
    await expect.poll(() => newcomer.length()).toBe(before + 1);
    await newcomer.shows('loupe', false);
  });
}

test('a first battle by touch alone', async ({ visit }) => {
  const { page } = await visit(FIRST_STEPS, PHONE);
  const finger = await Finger.on(page);
  const newcomer = await begin(page, new Walk(page, 'touch'), inputOf(finger));
  await dragFar(finger, newcomer);
  await finishTurn(newcomer);
  await lookAround(newcomer);
  await newcomer.step('the list of moves', async () => {
    await finger.tap('menu');
    await expect.poll(() => page.locator('.move').count()).toBeGreaterThanOrEqual(10);
  });
  const sound = page.getByTestId('sheet-sound');
  await finger.tap('sheet-sound');
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false');
  await finger.tap('sheet-close');
  await newcomer.step('the end of the battle', async () => {
    await newcomer.playToTheEnd();
    await newcomer.shows('result');
  });
});

test('a battle given up by touch alone, and what comes after', async ({ enter }) => {
  const { page } = await enter('ai=50&seed=7&nodes=2000&lang=en', PHONE);
  const finger = await Finger.on(page);
  const newcomer = await Newcomer.at(page, new Walk(page, 'touch_defeat'), inputOf(finger));
  await newcomer.playOn();
  await giveUp(newcomer, () => finger.tap('menu'));
});
