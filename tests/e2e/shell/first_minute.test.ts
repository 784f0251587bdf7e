import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../support/test';

/**
 * A first minute with each game by somebody who knows nothing but what is on the screen: the words on buttons, cells and
 * cards. (A battle is also walked by mouse, finger and keys in tests of their own.)
 */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const words = (page: Page) => page.locator('body').innerText();

/** Stones of a colour, as they are read out. */
const stones = (page: Page, colour: string) =>
  page.getByRole('gridcell', { name: new RegExp(`, ${colour}`, 'i') }).count();

/** Whom home and then the ladder of a game offer, to which a result leads. */
async function offers(page: Page, game: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Home' }).first().click();
  const card = page.getByRole('region', { name: game });
  const home = await card.getByRole('button', { name: /^Play/ }).innerText();
  await card.getByRole('button', { name: /The ladder/ }).click();
  const ladder = await page.getByRole('complementary').getByRole('heading').innerText();
  return [/against (\w+)/.exec(home)?.[1] ?? home, ladder];
}

test('Tactics: the first opponent is beaten by playing what the hints say, and stays the one to beat', async ({
  visit,
}) => {
  const { page } = await visit('?lang=en&tempo=fast&seed=7&nodes=2000', DESKTOP);
  const card = page.getByRole('region', { name: 'Tactics' });
  await expect.poll(() => card.innerText()).toMatch(/Step 3 of 21\s+Beat Charger/);
  await card.getByRole('button', { name: /Play against Charger/ }).click();
  await button(page, 'Threats').click();
  await expect.poll(() => words(page)).toMatch(/None of your units can be hit next turn/);
  await button(page, 'Threats').click();
  const isOver = async () => /You win|You lose|Draw/.test(await words(page));
  const endTurn = page.getByRole('button', { name: 'End turn' });
  while (!(await isOver())) {
    await button(page, /^Hint/).click();
    await button(page, /^Play plan 1/).click();
    await expect.poll(async () => (await isOver()) || (await endTurn.first().isEnabled())).toBe(true);
    if (await isOver()) break;
    const before = await words(page);
    await endTurn.first().click();
    // A plan may leave units where they are, of which the page asks. Where the machine is slow the opponent's turn may
    // be over before anybody looks.
    const asked = page.getByRole('dialog');
    await expect
      .poll(
        async () =>
          (await asked.count()) > 0 ||
          !(await button(page, /^Hint/).isEnabled()) ||
          (await words(page)) !== before,
      )
      .toBe(true);
    if ((await asked.count()) > 0) await asked.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(async () => (await isOver()) || (await endTurn.first().isEnabled())).toBe(true);
  }
  expect(await words(page)).toMatch(/You win/);
  await expect.poll(() => page.getByTestId('by-hints').isVisible()).toBe(true);
  // Who was beaten by hints alone stays the one to beat.
  expect(await offers(page, 'Tactics')).toEqual(['Charger', 'Charger']);
});

test('Gomoku: the first opponent is beaten by asking for hints, and the next one is offered everywhere', async ({
  visit,
}) => {
  const { page } = await visit('?lang=en&tempo=fast', PHONE);
  await page
    .getByRole('region', { name: 'Gomoku' })
    .getByRole('button', { name: /Play against/ })
    .click();
  await page.getByRole('gridcell', { name: 'h8, empty' }).click();
  await expect.poll(() => stones(page, 'white')).toBe(1);
  const isOver = async () => /You win|You lose|Draw/.test(await words(page));
  for (let own = 1; !(await isOver()); own++) {
    await button(page, /^Hint/).click();
    await adviceIsReady(page);
    await button(page, /^Play [a-o]\d+/).click();
    await expect
      .poll(
        async () => (await isOver()) || ((await stones(page, 'white')) > own && !(await isThinking(page))),
      )
      .toBe(true);
  }
  await expect.poll(() => words(page)).toMatch(/You win/);
  await expect.poll(() => button(page, 'Next: Looker').isVisible()).toBe(true);
  expect(await offers(page, 'Gomoku')).toEqual(['Looker', 'Looker']);
});

test('2048: tiles are slid by what the hints say, then watched, and the game says its goal', async ({
  visit,
}) => {
  const { page } = await visit('?lang=en&tempo=fast', DESKTOP);
  await button(page, /Play alone/).click();
  await expect.poll(() => words(page)).toMatch(/Make a 2048/);
  const score = async () => Number(/Score\s+([\d,]+)/i.exec(await words(page))?.[1]?.replace(',', ''));
  const before = await score();
  await button(page, /^Hint/).click();
  for (let slide = 0; slide < 8; slide++) await button(page, /^(Up|Right|Down|Left)/).click();
  await expect.poll(score).toBeGreaterThan(before);
  const advised = await score();
  await button(page, 'Let it play').click();
  await page.getByTestId('let-play').click();
  await expect.poll(score).toBeGreaterThan(advised + 100);
});

/** Who clicks the first glimpse of a hint away gets a glimpse's worth. */
const adviceIsReady = (page: Page) =>
  page.locator('section[aria-busy=false]', { hasText: 'Best moves' }).waitFor();

const isThinking = async (page: Page) => !(await button(page, /^Hint/).isEnabled());
