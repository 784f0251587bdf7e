import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PUZZLES } from '../../../web/src/gomoku/puzzles/puzzle_set';
import { gomokuIn } from '../support/gomoku_page';
import { test } from '../support/test';

/** Games that leave the page and come back, puzzles, and losses that are remembered. */

const MIDDLE = '?game=gomoku&ai=20&nodes=500&rule=renju&moves=h8i9j10h9&tempo=fast&perf=1&lang=en';

/** Cell of a name like `g8` on a board of 15. */
const cellOf = (name: string) => 20 * (15 - Number(name.slice(1))) + name.charCodeAt(0) - 97;

test('a game goes out as text and comes back, its rule included', async ({ visit }) => {
  const { page } = await visit(MIDDLE);
  const game = await gomokuIn(page);
  const before = await game.text();
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('files-open').click();
  await page.getByTestId('files').locator('summary').click();
  const sgf = await page.getByTestId('sgf-text').inputValue();
  expect(sgf).toMatch(/GM\[4\]/);
  await page.keyboard.press('Escape');
  await page.getByTestId('new-game-action').click();
  await page.getByTestId('choose-rule').locator('[data-value="freestyle"]').click();
  await page.getByTestId('start-game').click();
  await expect.poll(() => game.length()).toBe(0);
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('files-open').click();
  await page.getByTestId('paste-game').fill(sgf);
  const open = page.getByTestId('open-game');
  if (await open.isVisible()) await open.click();
  await page.getByTestId('open-it').click();
  await expect.poll(() => game.text()).toBe(before);
  expect((await game.state()).phase).toBe('player');
});

test('a link to a game that is over says who beat whom, plays it, and lets it be played from the start', async ({
  visit,
}) => {
  const moves = 'moves=h8a1i8a2j8a3k8a4l8';
  const { page } = await visit(`#game=gomoku&ai=20&side=second&tempo=fast&perf=1&lang=en&${moves}`);
  const game = await gomokuIn(page);
  await expect
    .poll(() => page.getByTestId('shared').locator('strong').innerText())
    .toBe('Doorman beat Human');
  expect(await page.getByTestId('result').count()).toBe(0);
  await expect.poll(() => page.getByTestId('present').count()).toBe(1);
  await expect.poll(() => page.getByTestId('present').count(), { timeout: 30_000 }).toBe(0);
  await page.getByTestId('play-shared').click();
  await expect.poll(() => page.getByTestId('shared').count()).toBe(0);
  expect((await game.state()).playerSide).toBe(1);
});

test('a game that was given up ends so in its link and in a file, and nobody moves in it', async ({
  visit,
}) => {
  const { page } = await visit(MIDDLE);
  const game = await gomokuIn(page);
  const before = await game.text();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-resign').click();
  await expect.poll(() => page.getByTestId('result').innerText()).toContain('You resigned.');
  expect(await page.getByTestId('live').innerText()).toBe('You resigned.');
  await page.getByTestId('more-ways').click();
  await page.getByTestId('see-board').click();
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('files-open').click();
  await page.getByTestId('files').locator('summary').click();
  const sgf = await page.getByTestId('sgf-text').inputValue();
  expect(sgf).toContain('RE[W+R]');
  await page.getByTestId('paste-game').fill(sgf);
  await expect.poll(() => page.getByTestId('file-result').innerText()).toContain('You resigned.');
  await page.getByTestId('open-it').click();
  await expect.poll(() => page.getByTestId('shared').innerText()).toContain('beat You');
  // What is over is not gone on with, by a key of a game in progress either.
  await page.keyboard.press('u');
  expect([await game.text(), (await game.state()).phase]).toEqual([before, 'over']);

  const { page: other } = await visit(
    '#game=gomoku&ai=20&side=second&end=first-resignation&perf=1&moves=h8i9j10',
  );
  const linked = await gomokuIn(other);
  await expect.poll(() => other.getByTestId('shared').innerText()).toContain('Human resigned.');
  await other.reload();
  await expect.poll(() => other.getByTestId('shared').innerText()).toContain('Doorman beat Human');
  const { phase, length } = await linked.state();
  expect([phase, length]).toEqual(['over', 3]);
});

test('a file that is no game is told, and the game in progress stays', async ({ visit }) => {
  const { page } = await visit(MIDDLE);
  const game = await gomokuIn(page);
  const before = await game.text();
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('files-open').click();
  const mimeType = 'text/plain';
  const buffer = Buffer.from('(;GM[4]SZ[15];B[hh];W[hh])');
  await page.getByTestId('file-input').setInputFiles({ name: 'twice.sgf', mimeType, buffer });
  await expect.poll(() => page.getByTestId('file-fault').innerText()).toContain('taken');
  await page.keyboard.press('Escape');
  await expect.poll(() => game.text()).toBe(before);
});

/** Follows hints until the puzzle that is open is solved. */
async function solveByHints(page: Page): Promise<void> {
  const phase = () => page.getByTestId('puzzles').getAttribute('data-phase');
  const standing = () => page.getByTestId('puzzle-standing').innerText();
  for (let move = 0; (await phase()) !== 'solved'; move++) {
    expect(move).toBeLessThan(20);
    await page.getByTestId('puzzle-hint').click();
    await expect.poll(standing).toMatch(/Try [a-o]\d+/);
    const [name = ''] = (await standing()).match(/[a-o]\d+/) ?? [];
    await page.getByTestId(`cell-${cellOf(name)}`).click();
    await expect.poll(phase).toBeOneOf(['player', 'solved']);
  }
}

test('puzzles are solved with hints: the first, and one that begins with a quiet move', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  await page.getByTestId('puzzles-gomoku').click();
  await solveByHints(page);
  await page.getByTestId('puzzle-next').click();
  await expect.poll(() => page.getByTestId('puzzles').getAttribute('data-phase')).toBe('player');
  const quiet = PUZZLES.findIndex(({ kind, size }) => kind === 'quiet' && size === 15);
  await page.getByTestId(`puzzle-${quiet + 1}`).click();
  await expect.poll(() => page.getByTestId('puzzle-task').innerText()).toContain('quiet');
  await solveByHints(page);
  await page.getByTestId('back').click();
  await expect.poll(() => page.getByTestId('play-gomoku').isVisible()).toBe(true);
});

test('a game that the player has won is remembered on the device', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=0&size=9&tempo=fast&perf=1&lang=en');
  const game = await gomokuIn(page);
  let state = await game.playersTurn();
  while (state.phase !== 'over') {
    await page.evaluate((code) => window.forethought?.play(code), await game.goodAction());
    state = await game.playersTurn();
  }
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  const kept = () => page.evaluate(() => localStorage.getItem('forethought.gomoku.losses') ?? '');
  await expect.poll(kept).toContain('"rung":0');
  // It can be walked through again, from any later game.
  const won = await game.text();
  await page.getByTestId('rematch').click();
  await expect.poll(() => game.length()).toBe(0);
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('won-games').click();
  await page.getByTestId('won-game-0').click();
  await expect.poll(() => game.text()).toBe(won);
  await page.getByTestId('tab-moves').click();
  await page.getByTestId('move-1').click();
  await expect.poll(() => page.getByTestId('present').count()).toBe(1);
});
