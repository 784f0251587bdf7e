import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/axe';
import { othelloIn } from '../support/othello_page';
import { PHONE, test } from '../support/test';

/** Games of Othello on the page. */

const EASY = '?game=othello&ai=0&nodes=200&seed=3&tempo=fast&perf=1&lang=en';

/** After these moves black has nothing but a pass. */
const BEFORE_PASS = 'c4c3c2b2e6c1a1a3';

test('a whole game is played to its end, which is told in discs', async ({ visit }) => {
  const { page } = await visit(EASY);
  const game = await othelloIn(page);
  for (let state = await game.playersTurn(); state.phase !== 'over'; state = await game.playersTurn()) {
    const { length } = state;
    const action = await game.goodAction();
    expect(await page.evaluate((code) => window.forethought?.play(code), action)).toBe('');
    await expect.poll(() => game.length()).toBeGreaterThan(length);
  }
  const { result, playerSide } = await game.state();
  const outcome = result === 3 ? 'draw' : result - 1 === playerSide ? 'won' : 'lost';
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe(outcome);
  const { counts } = await game.snapshot();
  await expect
    .poll(() => page.getByTestId('result').innerText())
    .toContain(`Black ${counts[0]}, White ${counts[1]}.`);
  await expectAccessible(page, 'result');
});

describe('a side that cannot move', () => {
  test('is the player: the page says why, and there is a button to pass', async ({ visit }) => {
    const { page } = await visit(`${EASY}&side=first&moves=${BEFORE_PASS}`, PHONE);
    const game = await othelloIn(page);
    await expect.poll(() => page.getByTestId('choice').innerText()).toContain('Black cannot move.');
    await expectAccessible(page, 'pass');
    await page.getByTestId('pass').click();
    await expect.poll(() => game.length()).toBe(10);
    await expect.poll(async () => (await game.playersTurn()).phase).toBe('player');
  });

  test('is the opponent: it is told across the board, and the player goes on', async ({ visit }) => {
    const { page } = await visit(`${EASY}&side=second&moves=${BEFORE_PASS}`, { pace: 1 });
    const game = await othelloIn(page);
    await expect.poll(() => page.getByTestId('announcement').innerText()).toContain('cannot move and passes');
    expect((await game.playersTurn()).length).toBe(9);
    await page.getByTestId('cell-45').click();
    await expect.poll(() => game.length()).toBe(11);
  });
});

test('how often the same mistake is made is told, and a line that won is looked at', async ({ visit }) => {
  const { page } = await visit('?lang=en', { ...PHONE, colorScheme: 'dark' });
  await page.getByTestId('workshop-open').click();
  await page.getByTestId('repeats-open').click();
  await expect.poll(() => page.getByTestId('remedy-none').innerText()).toContain('10.0');
  await expectAccessible(page, 'repeats');
  await page.getByTestId('repeats-line').first().click();
  await expect.poll(() => page.getByTestId('board').isVisible()).toBe(true);
  await expect.poll(() => page.getByTestId('strip-player').innerText()).toMatch(/Black|White/);
});

test('a rung that has learned from games takes that up, and plays', async ({ visit }) => {
  const { page } = await visit(
    '?game=othello&ai=120&nodes=2000&seed=3&tempo=fast&perf=1&side=second&lang=en',
  );
  const game = await othelloIn(page);
  await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
  expect((await game.playersTurn()).length).toBe(1);
});
