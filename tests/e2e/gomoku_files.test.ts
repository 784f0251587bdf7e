import { expect } from 'vitest';
import { GomokuPage } from './support/gomoku_page';
import { test } from './support/test';

/** Games that leave the page and come back, puzzles, and losses that are remembered. */

const MIDDLE = '?game=gomoku&ai=20&nodes=500&rule=renju&moves=h8i9j10h9&tempo=fast&perf=1&lang=en';

/** Cell of a name like `g8` on a board of 15. */
const cellOf = (name: string) => 20 * (15 - Number(name.slice(1))) + name.charCodeAt(0) - 97;

test('a game goes out as text and comes back, its rule included', async ({ visit }) => {
  const { page } = await visit(MIDDLE);
  const game = await GomokuPage.in(page);
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

test('a file that is no game is told, and the game in progress stays', async ({ visit }) => {
  const { page } = await visit(MIDDLE);
  const game = await GomokuPage.in(page);
  const before = await game.text();
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('files-open').click();
  const mimeType = 'text/plain';
  const buffer = Buffer.from('(;GM[4]SZ[15];B[hh];W[hh])');
  await page.getByTestId('file-input').setInputFiles({ name: 'twice.sgf', mimeType, buffer });
  await expect.poll(() => page.getByTestId('file-fault').innerText()).toContain('taken');
  await page.keyboard.press('Escape');
  expect(await game.text()).toBe(before);
});

test('a puzzle is solved with hints, and the next one opens', async ({ visit }) => {
  const { page } = await visit('?lang=en');
  await page.getByTestId('puzzles-open').click();
  const phase = () => page.getByTestId('puzzles').getAttribute('data-phase');
  const standing = () => page.getByTestId('puzzle-standing').innerText();
  for (let move = 0; (await phase()) !== 'solved'; move++) {
    expect(move).toBeLessThan(5);
    await page.getByTestId('puzzle-hint').click();
    await expect.poll(standing).toMatch(/\b[a-o]\d+\b/);
    await expect.poll(() => page.getByTestId('puzzle-hint').isEnabled()).toBe(true);
    const [name = ''] = (await standing()).match(/\b[a-o]\d+\b/) ?? [];
    await page.getByTestId(`cell-${cellOf(name)}`).click();
    await expect.poll(phase).toBeOneOf(['player', 'solved']);
  }
  await page.getByTestId('puzzle-next').click();
  await expect.poll(phase).toBe('player');
  await page.getByTestId('back').click();
  await expect.poll(() => page.getByTestId('play-gomoku').isVisible()).toBe(true);
});

test('a game that the player has won is remembered on the device', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=0&size=9&tempo=fast&perf=1&lang=en');
  const game = await GomokuPage.in(page);
  let state = await game.playersTurn();
  while (state.phase !== 'over') {
    await page.evaluate((code) => window.forethought?.play(code), await game.goodCell());
    state = await game.playersTurn();
  }
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('won');
  const kept = () => page.evaluate(() => localStorage.getItem('forethought.gomoku.losses') ?? '');
  await expect.poll(kept).toContain('"rung":0');
});
