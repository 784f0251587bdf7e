import { expect } from 'vitest';
import { expectAccessible } from '../support/axe';
import { othelloIn } from '../support/othello_page';
import { test } from '../support/test';

/** Positions of Othello that are set up by hand. */

test('a position is set up, passed on as GGF, and played to its end', async ({ visit }) => {
  const { page } = await visit('?game=othello&ai=0&nodes=200&seed=3&tempo=fast&perf=1&lang=en');
  await othelloIn(page);
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('editor-open').click();
  await page.getByTestId('editor-clear').click();
  for (const [piece, cell] of [
    [1, 0],
    [2, 1],
  ]) {
    await page.getByTestId(`editor-piece-${piece}`).click();
    await page.getByTestId(`cell-${cell}`).click();
    await page.getByTestId(`editor-piece-${piece}`).click();
  }
  await expect
    .poll(() => page.getByTestId('editor-standing').innerText())
    .toBe('This position can be played.');
  const rest = Array.from({ length: 7 }, () => '--------').join(' ');
  expect(await page.getByTestId('editor-text').inputValue()).toBe(`BO[8 *O------ ${rest} *]`);
  await expectAccessible(page, 'editor');
  await page.getByTestId('editor-play').click();
  const game = await othelloIn(page);
  expect((await game.playersTurn()).length).toBe(0);
  await page.getByTestId('cell-2').click();
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  await expect.poll(() => page.getByTestId('result').innerText()).toContain('Black 3, White 0.');
});
