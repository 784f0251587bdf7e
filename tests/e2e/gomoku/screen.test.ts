import { describe, expect } from 'vitest';
import { gomokuIn } from '../support/gomoku_page';
import { overhang, smallButtons } from '../support/screen_size';
import { DESKTOP, PHONE, test } from '../support/test';
import { lastOrder } from '../support/thinker_watch';

/** What stands around the board of Gomoku: on every device, embedded, with hint and analysis. */

const MIDDLE = '?game=gomoku&ai=20&nodes=2000&moves=h8i9j10h9h10&side=second&tempo=fast&perf=1';

describe.each([
  ['a phone', PHONE],
  ['a small phone', { ...PHONE, viewport: { width: 320, height: 568 } }],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  test('the game fits from side to side, and its dialog too', async ({ visit }) => {
    const { page } = await visit(`${MIDDLE}&lang=ru`, device);
    await gomokuIn(page);
    expect(await overhang(page), 'game').toBe(0);
    const board = await page.getByTestId('board').boundingBox();
    expect(board!.y + board!.height).toBeLessThanOrEqual(device.viewport.height);
    await page.getByTestId('new-game-action').click();
    await expect.poll(() => page.getByTestId('start-game').isVisible()).toBe(true);
    expect(await overhang(page), 'dialog').toBe(0);
  });
});

test('on a phone on its side, moves and analysis stand beside the board when they are asked for', async ({
  visit,
}) => {
  const { page } = await visit(`${MIDDLE}&lang=en`, { ...PHONE, viewport: { width: 844, height: 390 } });
  await gomokuIn(page);
  await page.getByTestId('menu').tap();
  for (const tab of ['moves', 'analysis', 'setup']) {
    await page.getByTestId(`tab-${tab}`).tap();
    await expect.poll(() => smallButtons(page), { message: tab }).toEqual([]);
  }
  const [board, tabs] = await Promise.all(
    ['board', 'tab-moves'].map((id) => page.getByTestId(id).boundingBox()),
  );
  expect(tabs!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
  await page.getByTestId('sheet-close').tap();
  await expect.poll(() => page.getByTestId('tab-moves').isVisible()).toBe(false);
  await expect.poll(() => page.getByTestId('undo').isVisible()).toBe(true);
});

test('a lost game names the move that decided it, and goes on from there', async ({ visit }) => {
  const lost = 'moves=h8i9j10h9h10i8i10g10g8f11&side=first';
  const { page } = await visit(`?game=gomoku&ai=120&nodes=2000&tempo=fast&perf=1&lang=en&${lost}`);
  const game = await gomokuIn(page);
  await game.playersTurn();
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-resign').click();
  const place = async (testId: string) => Math.round((await page.getByTestId(testId).boundingBox())!.y);
  const places = () => Promise.all(['rematch', 'play-on', 'rung-next', 'more-ways'].map(place));
  await page.getByTestId('after-game').locator('p').waitFor();
  // Begun in its middle, it moves nobody on the ladder.
  expect(await page.getByTestId('after-game').textContent()).not.toContain('Next up');
  const comes = () => page.getByTestId('result').evaluate((card) => card.getAnimations().length);
  await expect.poll(comes).toBe(0);
  const before = await places();
  await expect.poll(() => page.getByTestId('turning-point').innerText()).toContain('move 9, g8');
  // Nothing has moved under a finger.
  expect(await places()).toEqual(before);
  await page.getByTestId('turning-point').click();
  await expect.poll(() => page.getByTestId('way-1').isVisible()).toBe(true);
  await page.getByTestId('try-again').click();
  await expect.poll(() => game.length()).toBe(8);
  expect((await game.playersTurn()).phase).toBe('player');
  await expect.poll(() => page.getByTestId('result').count()).toBe(0);
  await page.getByTestId('settings').click();
  await page.getByTestId('copy-game').click();
  const text = await game.text();
  await expect.poll(() => page.getByTestId('report').inputValue()).toContain(text);
});

test('on a phone a game begins without scrolling, and every button is as large as a fingertip', async ({
  visit,
}) => {
  const { page } = await visit('?lang=en', PHONE);
  const play = await page.getByTestId('play-gomoku').boundingBox();
  expect(play!.y + play!.height).toBeLessThanOrEqual(PHONE.viewport.height);
  await page.getByTestId('play-gomoku').tap();
  const boardWidth = async () => (await page.getByTestId('board').boundingBox())?.width;
  await expect.poll(boardWidth).toBeGreaterThan(0.9 * PHONE.viewport.width);
  await expect.poll(() => smallButtons(page), { message: 'game' }).toEqual([]);
  await page.getByTestId('menu').tap();
  for (const tab of ['moves', 'analysis', 'setup']) {
    await page.getByTestId(`tab-${tab}`).tap();
    await expect.poll(() => smallButtons(page), { message: tab }).toEqual([]);
  }
});

test('the hint shows the best moves, and plays the one that is chosen', async ({ visit }) => {
  const { page } = await visit(`${MIDDLE}&lang=en`);
  const game = await gomokuIn(page);
  await game.playersTurn();
  const { length } = await game.state();
  await expect.poll(() => page.getByTestId('hint').isEnabled()).toBe(true);
  await page.keyboard.press('h');
  await expect.poll(() => page.getByTestId('line-0').count()).toBe(1);
  await page.getByTestId('line-0').click();
  // Read and pressed in one task: the best move may change between two.
  const words = await page.getByTestId('play-line').evaluate((button) => {
    (button as HTMLElement).click();
    return (button as HTMLElement).innerText;
  });
  const name = words.match(/[a-o]\d+/)?.[0];
  await expect.poll(() => game.length()).toBeGreaterThan(length);
  expect((await game.text()).split(/\s+/)).toContain(name);
  await expect.poll(() => page.getByTestId('hint-card').count()).toBe(0);
});

test('the analysis weighs the game and looks at earlier moments', async ({ visit }) => {
  const { page } = await visit(`${MIDDLE}&lang=en`);
  const game = await gomokuIn(page);
  await page.getByTestId('tab-analysis').click();
  await expect.poll(() => page.getByTestId('standing').innerText()).toMatch(/better|Even|wins/);
  await page.getByTestId('graph').fill('2');
  await expect.poll(() => page.getByTestId('present').count()).toBe(1);
  await page.getByTestId('present').click();
  await expect.poll(() => page.getByTestId('present').count()).toBe(0);
  await page.getByTestId('tab-moves').click();
  await page.getByTestId('move-3').click();
  await expect.poll(() => page.getByTestId('present').count()).toBe(1);
  // A stone goes on with the game from where it is.
  await game.playersTurn();
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBeGreaterThan(5);
  await expect.poll(() => page.getByTestId('present').count()).toBe(0);
});

test('leaving the game stops all computing', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=140&tempo=fast&perf=1');
  const game = await gomokuIn(page);
  await game.playersTurn();
  await page.getByTestId('cell-147').click();
  await expect.poll(() => game.length()).toBe(2);
  await page.getByTestId('home').click();
  await expect.poll(() => lastOrder(page)).toBe('pause');
  await page.getByTestId('continue-gomoku').click();
  await expect.poll(async () => (await game.playersTurn()).length).toBe(2);
  await expect.poll(() => lastOrder(page)).not.toBe('pause');
});

test('the lesson answers a tap, shows where it was missed, and ends in a game', async ({ visit }) => {
  const { page } = await visit('?lang=en&perf=1');
  await page.getByTestId('lesson-gomoku').click();
  const standing = () => page.getByTestId('lesson-standing').innerText();
  await expect.poll(standing).toContain('Your move');
  await page.getByTestId('cell-0').click();
  await expect.poll(standing).toContain('Not there');
  // The end of the row: column h, row 5 of 9.
  await page.getByTestId(`cell-${20 * 4 + 7}`).click();
  await expect.poll(standing).toContain('Five in a row');
  await page.getByTestId('lesson-next').click();
  await expect.poll(standing).toContain('Your move');
  await page.getByTestId('lesson-skip').click();
  const game = await gomokuIn(page);
  expect((await game.state()).rung).toBe(10);
});

test('embedded, the board stands without the page around it', async ({ visit }) => {
  const { page } = await visit(`${MIDDLE}&embed=1`);
  await gomokuIn(page);
  expect(await page.locator('.bar').count()).toBe(0);
  await expect.poll(() => page.getByTestId('undo').count()).toBe(1);
  await page.getByTestId('perf').waitFor();
});

test('two opponents are compared, and a game of theirs is looked at', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&ai=20&vs=0&games=2&nodes=200&lang=en');
  await expect.poll(() => page.getByTestId('game-0').isEnabled()).toBe(true);
  await page.getByTestId('game-0').click();
  await expect.poll(() => page.getByTestId('strip-player').innerText()).toContain('Doorman');
  await expect.poll(() => page.getByTestId('strip-opponent').innerText()).toContain('Dice');
  expect(await page.getByTestId('result').count()).toBe(0);
  await page.getByTestId('home').click();
  await expect.poll(() => page.getByTestId('games').count()).toBe(1);
});
