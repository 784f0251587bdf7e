import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fromOf, toOf } from '../../../web/src/xiangqi/action_code';
import { namedCell } from '../../../web/src/xiangqi/cells';
import { LESSON } from '../../../web/src/xiangqi/lesson/lesson';
import { PUZZLES } from '../../../web/src/xiangqi/puzzles/puzzle_set';
import { expectAccessible } from '../support/axe';
import { PHONE, test } from '../support/test';
import { xiangqiIn } from '../support/xiangqi_page';

/** Learning Xiangqi on the page: the lesson and the puzzles. */

test('the lesson goes through its steps by touch into a game', async ({ visit }) => {
  const { page } = await visit('?lang=en&tempo=fast&perf=1', PHONE);
  await page.getByTestId('lesson-xiangqi').tap();
  for (const { ways } of LESSON.steps) {
    const { action } = ways[0]!;
    await page.getByTestId(`cell-${fromOf(action)}`).tap();
    await page.getByTestId(`cell-${toOf(action)}`).tap();
    await expect.poll(() => page.getByTestId('lesson').getAttribute('data-phase')).toBe('done');
    const next = page.getByTestId('lesson-next');
    if ((await next.count()) > 0) await next.tap();
  }
  await page.getByTestId('lesson-play').tap();
  const game = await xiangqiIn(page);
  expect((await game.playersTurn()).length).toBe(0);
});

/** Follows hints, in ICCS, until the puzzle that is open is solved. */
async function solveByHints(page: Page): Promise<void> {
  const phase = () => page.getByTestId('puzzles').getAttribute('data-phase');
  const standing = () => page.getByTestId('puzzle-standing').innerText();
  for (let move = 0; (await phase()) !== 'solved'; move++) {
    expect(move).toBeLessThan(3);
    await page.getByTestId('puzzle-hint').click();
    await expect.poll(standing).toMatch(/Try [a-i]\d[a-i]\d/);
    const [, from = '', to = ''] = (await standing()).match(/([a-i]\d)([a-i]\d)/) ?? [];
    await page.getByTestId(`cell-${namedCell(from)}`).click();
    await page.getByTestId(`cell-${namedCell(to)}`).click();
    await expect.poll(phase).toBeOneOf(['player', 'solved']);
  }
}

test('puzzles are solved with hints: a mate in one, and one in three against the best defence', async ({
  visit,
}) => {
  const { page } = await visit('?game=xiangqi&ai=0&lang=en&perf=1');
  await xiangqiIn(page);
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('notation').locator('[data-value="iccs"]').click();
  await page.getByTestId('home').click();
  await page.getByTestId('puzzles-xiangqi').click();
  await solveByHints(page);
  const longest = PUZZLES.findIndex(({ moves }) => moves === 3);
  await page.getByTestId(`puzzle-${longest + 1}`).click();
  await expect.poll(() => page.getByTestId('puzzle-task').innerText()).toContain('Mate in 3.');
  await solveByHints(page);
  await expectAccessible(page, 'puzzles');
});
