import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CHAPTERS } from '../../../web/src/tactics/campaign/chapters';
import { planOf } from '../../../web/src/tactics/campaign/progress';
import { expectAccessible } from '../support/axe';
import { BattlePage } from '../support/battle_page';
import { PHONE, test, type VisitOptions } from '../support/test';

/** The campaign: its map, choices before its battles, and what is kept of it. */

const ADDRESS = '?lang=en&perf=1&tempo=fast&nodes=10';
/** The first chapter is won. */
const REACHED = { won: { 'one-more': 5, equal: 6, 'one-fewer': 7 } };
/** Rounds that the first battle with a condition asks for. */
const ROUNDS = Number(planOf(CHAPTERS, 'crossroads')?.condition?.split(' ')[2]);
/** How often a battle may be tried until it is won. */
const TRIES = 16;

/** Keeps progress as a page would have, where none is kept yet. */
function reach(progress: object): void {
  const key = 'forethought.tactics.campaign';
  if (localStorage.getItem(key) === null) {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: progress }));
  }
}

/** Plays the battle on the page until the player has won one. */
async function win(page: Page): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const battle = await BattlePage.in(page);
    await battle.playToTheEnd({ skipping: true });
    await page.getByTestId('result').waitFor();
    if ((await page.getByTestId('result').getAttribute('data-result')) === 'won') return;
    await page.getByTestId('campaign-retry').click();
    await expect.poll(async () => (await battle.state()).phase).toBe('player');
  }
  throw new Error(`no battle of ${TRIES} was won`);
}

const stateOf = (page: Page, id: string) => page.getByTestId(`battle-${id}`).getAttribute('data-state');

test('a battle with a condition is chosen for, won, and opens the next, which a reload keeps', async ({
  visit,
}) => {
  const { page } = await visit(ADDRESS);
  await page.evaluate(reach, REACHED);
  await page.goto(`${page.url().split('?')[0]}${ADDRESS}&game=tactics&campaign=1`);
  await page.getByTestId('campaign').waitFor();
  expect(await stateOf(page, 'crossroads')).toBe('open');
  expect(await stateOf(page, 'palisade')).toBe('locked');
  expect(await page.getByTestId('briefing-task').innerText()).toContain(`${ROUNDS} rounds in a row`);
  await expectAccessible(page, 'campaign');
  await page.getByTestId('take-2').click();
  await page.getByTestId('campaign-start').click();
  await expect.poll(() => page.getByTestId('task').innerText()).toContain('flagged square');
  expect(await page.getByTestId('task-progress').innerText()).toBe(`Held 0 of ${ROUNDS} rounds`);
  await expect.poll(() => page.getByTestId('cell-44').getAttribute('aria-label')).toContain('flagged square');
  const battle = await BattlePage.in(page);
  expect(await battle.text()).toContain(`condition first hold ${ROUNDS}`);
  expect((await battle.text()).match(/unit first wizard/g)).toHaveLength(2);
  await expectAccessible(page, 'a battle with a condition');
  await battle.playTurn();
  await battle.playersTurn();
  const reached = await battle.text();
  await page.reload();
  await expect.poll(() => page.getByTestId('task').innerText()).toContain('flagged square');
  const again = await BattlePage.in(page);
  expect(await again.text()).toBe(reached);
  await win(page);
  await page.getByTestId('campaign-next').click();
  await page.getByTestId('campaign').waitFor();
  expect(await page.getByTestId('briefing').getAttribute('data-battle')).toBe('palisade');
  expect(await stateOf(page, 'crossroads')).toBe('won');
  await page.reload();
  await page.getByTestId('campaign').waitFor();
  expect(await stateOf(page, 'crossroads')).toBe('won');
  expect(await stateOf(page, 'palisade')).toBe('open');
  expect(await page.getByTestId('campaign-count').innerText()).toContain('4 of');
});

test('an endless run has a number, and ends with the first defeat', async ({ visit }) => {
  const { page } = await visit(ADDRESS);
  await page.evaluate(reach, REACHED);
  await page.goto(`${page.url().split('?')[0]}${ADDRESS}&game=tactics&campaign=plus&seed=17`);
  expect(await page.getByTestId('run-seed').inputValue()).toBe('17');
  await expectAccessible(page, 'Game+');
  await page.getByTestId('run-begin').click();
  await page.getByTestId('campaign-start').click();
  const battle = await BattlePage.in(page);
  expect((await battle.state()).phase).toBe('player');
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('concede').click();
  await page.getByTestId('confirm-concede').click();
  await expect.poll(() => page.getByTestId('run-score').innerText()).toContain('The run is over');
  await page.getByTestId('campaign-next').click();
  await expect.poll(() => page.getByTestId('run-score').innerText()).toContain('0 battles won');
});

test('on a phone the campaign is entered from the card, and a battle that is closed says why', async ({
  visit,
}) => {
  const options: VisitOptions = PHONE;
  const { page } = await visit(ADDRESS, options);
  await page.getByTestId('campaign-open').tap();
  await page.getByTestId('campaign').waitFor();
  expect(await stateOf(page, 'one-more')).toBe('open');
  await page.getByTestId('battle-equal').tap();
  expect(await page.getByTestId('briefing-locked').innerText()).toContain('One more');
  await page.getByTestId('campaign-plus').tap();
  expect(await page.getByTestId('run-locked').isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(() => page.getByTestId('campaign-open').isVisible()).toBe(true);
});
