import { expect } from 'vitest';
import { namedCell } from '../../../web/src/xiangqi/cells';
import { expectAccessible } from '../support/axe';
import { PHONE, test } from '../support/test';
import { xiangqiIn } from '../support/xiangqi_page';

/** Positions of Xiangqi that are set up by hand, and draws that are offered. */

const PLAIN = '&nodes=100&seed=3&tempo=fast&perf=1&lang=en';
const cellId = (name: string) => `cell-${namedCell(name)}`;

/** A named opening, far into the game. */
const LONG =
  'h2e2h9g7h0g2i9h9c3c4g6g5b0c2b9c7i0i1c9e7i1f1d9e8b2a2b7b3a0b0b3g3g0i2g5g4b0b7a9c9i2g4h7i7c2d4h9h4f1f4g7h5d4f5h5f4f5h4f4d3e2d2c6c5c4c5d3c5b7b2c9d9g4e2d9d5f0e1d5h5b2b4g3a3';

test('a position is set up by touch, refused where it breaks a rule, and played to its end', async ({
  visit,
}) => {
  const { page } = await visit(`?game=xiangqi&ai=0${PLAIN}`, PHONE);
  await xiangqiIn(page);
  await page.getByTestId('menu').tap();
  await page.getByTestId('tab-setup').tap();
  await page.getByTestId('editor-open').tap();
  await page.getByTestId('editor-clear').tap();
  await page.getByTestId('editor-piece-5').tap();
  await page.getByTestId(cellId('a3')).tap();
  await page.getByTestId('editor-piece-5').tap();
  const move = async (from: string, to: string) => {
    await page.getByTestId(cellId(from)).tap();
    await page.getByTestId(cellId(to)).tap();
  };
  await move('d0', 'e0');
  await move('f9', 'e9');
  await expect.poll(() => page.getByTestId('editor-standing').innerText()).toContain('face each other');
  expect(await page.getByTestId('editor-play').isDisabled()).toBe(true);
  await move('e9', 'd9');
  await expect
    .poll(() => page.getByTestId('editor-text').inputValue())
    .toBe('3k5/9/9/9/9/9/R8/9/9/4K4 w - - 0 1');
  await expectAccessible(page, 'editor');
  await page.getByTestId('editor-play').tap();
  const game = await xiangqiIn(page);
  expect((await game.playersTurn()).length).toBe(0);
  await move('a3', 'd3');
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  await expect.poll(() => page.getByTestId('result').innerText()).toContain('Black is checkmated.');
});

test('a FEN is read, and its position analysed', async ({ visit }) => {
  const { page } = await visit(`?game=xiangqi&ai=0${PLAIN}`);
  await xiangqiIn(page);
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('editor-open').click();
  await page.getByTestId('editor-text').fill('nothing');
  await expect.poll(() => page.getByTestId('editor').innerText()).toContain('This text cannot be read.');
  await page.getByTestId('editor-text').fill('3k5/9/9/9/9/9/R8/9/9/4K4 w');
  await page.getByTestId('editor-analyse').click();
  await expect.poll(() => page.getByTestId('tab-analysis').getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.getByTestId('play-line').innerText()).toContain('Play');
});

test('a draw is declined in the opening, and taken by an opponent that is not better', async ({ visit }) => {
  const { page } = await visit(`?game=xiangqi&ai=0${PLAIN}&side=first&moves=h2e2h9g7`);
  await xiangqiIn(page);
  await page.getByTestId('resign').click();
  await page.getByTestId('offer-draw').click();
  await expect.poll(() => page.getByTestId('draw-answer').innerText()).toContain('too early');
  const { page: later } = await visit(`?game=xiangqi&ai=0${PLAIN}&side=first&moves=${LONG}`);
  const game = await xiangqiIn(later);
  const { length } = await game.playersTurn();
  await later.evaluate((code) => window.forethought?.play(code), await game.goodAction());
  await expect.poll(() => game.length()).toBe(length + 2);
  await game.playersTurn();
  await later.getByTestId('resign').click();
  await later.getByTestId('offer-draw').click();
  await expect.poll(() => later.getByTestId('result').getAttribute('data-result')).toBe('draw');
  await expect.poll(() => later.getByTestId('result').innerText()).toContain('agreed on a draw');
});
