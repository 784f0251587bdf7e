import { describe, expect } from 'vitest';
import { namedCell } from '../../../web/src/xiangqi/cells';
import { expectAccessible } from '../support/axe';
import { PHONE, test } from '../support/test';
import { xiangqiIn } from '../support/xiangqi_page';

/** Games of Xiangqi on the page. */

const EASY = '?game=xiangqi&ai=0&nodes=100&seed=3&tempo=fast&perf=1&lang=en';

/** After these moves a cannon mates on the elephant's point. */
const BEFORE_MATE = 'h0i2a6a5b2b4b9a7b4g4d9e8';

const cellId = (name: string) => `cell-${namedCell(name)}`;

test('a whole game is played with the keyboard’s grid to its end, which says why', async ({ visit }) => {
  const { page } = await visit(`${EASY}&side=first&moves=${BEFORE_MATE}`);
  const game = await xiangqiIn(page);
  expect((await game.playersTurn()).length).toBe(6);
  await page.getByTestId(cellId('g4')).press('Enter');
  await page.getByTestId(cellId('g9')).press('Enter');
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  await expect.poll(() => page.getByTestId('result').innerText()).toContain('Black is checkmated.');
  await expectAccessible(page, 'result');
});

test('a piece goes by mouse, and what it takes lies beside the name', async ({ visit }) => {
  const { page } = await visit(`${EASY}&side=first`);
  const game = await xiangqiIn(page);
  await game.playersTurn();
  await page.getByTestId(cellId('h2')).click();
  await page.getByTestId(cellId('h9')).click();
  await expect.poll(() => game.length()).toBe(2);
  await expect
    .poll(() => page.getByTestId('strip-player').getByRole('img', { name: 'has taken: horse' }).count())
    .toBe(1);
  await expect.poll(() => page.getByTestId('move-1').innerText()).toContain('C2+7');
});

test('a rung that has learned from games takes that up, and plays', async ({ visit }) => {
  const { page } = await visit('?game=xiangqi&ai=160&nodes=500&seed=3&tempo=fast&perf=1&side=second&lang=en');
  const game = await xiangqiIn(page);
  await expect.poll(() => page.getByTestId('fallback-engine').count()).toBe(0);
  expect((await game.state()).rung).toBe(160);
  expect((await game.playersTurn()).length).toBe(1);
});

test('the move that took eighty seconds is told: on a slower device it takes longer, and a time-out less far', async ({
  visit,
}) => {
  const { page } = await visit('?lang=en', { ...PHONE, colorScheme: 'dark' });
  await page.getByTestId('workshop-open').click();
  await page.getByTestId('deadline-open').click();
  await expect.poll(() => page.getByTestId('deadline-fixed').innerText()).toContain('80 s on average');
  await expectAccessible(page, 'deadline');
  const answer = page.getByTestId('deadline-answer-deepening');
  await expect.poll(() => answer.innerText()).toContain('Stops after 2 s: one move ahead.');
  await page.getByTestId('deadline-speed').press('End');
  await expect.poll(() => page.getByTestId('deadline-fixed').innerText()).not.toContain('80 s');
  await expect.poll(() => answer.innerText()).toMatch(/[3-9] moves ahead/);
  await page.getByTestId('deadline-next').click();
  await expect.poll(() => page.getByTestId('deadline').innerText()).toContain('Position 2 of');
});

describe('on a phone', () => {
  test('a game is played by touch from Black’s side, the board turned', async ({ visit }) => {
    const { page } = await visit(`${EASY}&side=second`, PHONE);
    const game = await xiangqiIn(page);
    await game.playersTurn();
    const top = await page.getByTestId(cellId('e0')).boundingBox();
    const bottom = await page.getByTestId(cellId('e9')).boundingBox();
    expect(top?.y).toBeLessThan(bottom?.y ?? 0);
    await page.getByTestId(cellId('h9')).tap();
    await page.getByTestId(cellId('g7')).tap();
    await expect.poll(() => game.length()).toBe(3);
  });

  test('a point that a piece cannot reach says why', async ({ visit }) => {
    const { page } = await visit(`${EASY}&side=first`, PHONE);
    const game = await xiangqiIn(page);
    await game.playersTurn();
    await page.getByTestId(cellId('b0')).tap();
    await page.getByTestId(cellId('d1')).tap();
    await expect.poll(() => page.getByText('The horse’s leg is tied').count()).toBe(1);
  });
});
