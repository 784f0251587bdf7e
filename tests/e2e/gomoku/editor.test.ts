import { expect } from 'vitest';
import { expectAccessible } from '../support/axe';
import { gomokuIn } from '../support/gomoku_page';
import { PHONE, test } from '../support/test';

/** Positions of Gomoku that are set up by hand. */

/** Cells by column and row, both from 0 at the top left (wasm/gomoku.d.ts). */
const cellId = (x: number, y: number) => `cell-${20 * y + x}`;

test('stones are put on a small board, and the game goes on from there', async ({ visit }) => {
  const { page } = await visit(
    '?game=gomoku&ai=0&size=9&nodes=200&seed=3&tempo=fast&perf=1&lang=en&side=first',
    PHONE,
  );
  await gomokuIn(page);
  await page.getByTestId('menu').tap();
  await page.getByTestId('tab-setup').tap();
  await page.getByTestId('editor-open').tap();
  await page.getByTestId('editor-piece-1').tap();
  for (const x of [1, 2, 3, 4]) await page.getByTestId(cellId(x, 1)).tap();
  await expect
    .poll(() => page.getByTestId('editor-standing').innerText())
    .toContain('Black has as many stones as White');
  expect(await page.getByTestId('editor-play').isDisabled()).toBe(true);
  await page.getByTestId('editor-piece-2').tap();
  for (const x of [1, 3, 5, 7]) await page.getByTestId(cellId(x, 6)).tap();
  await expect
    .poll(() => page.getByTestId('editor-text').inputValue())
    .toBe('(;FF[4]GM[4]SZ[9]RU[freestyle]AB[bb][cb][db][eb]AW[bg][dg][fg][hg])');
  await expectAccessible(page, 'editor');
  await page.getByTestId('editor-play').tap();
  const game = await gomokuIn(page);
  expect((await game.playersTurn()).length).toBe(8);
  await page.evaluate((code) => window.forethought?.play(code), 20 + 5);
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  await expect.poll(() => page.getByTestId('result').innerText()).toContain('Black has five in a row.');
});
