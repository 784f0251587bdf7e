import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Finger } from '../support/finger';
import { withKeys } from '../support/gomoku_keys';
import { type GomokuPage, gomokuIn } from '../support/gomoku_page';
import { PHONE, test, type Visiting } from '../support/test';

/** Games of Gomoku on the page, from the first stone to the last. */

const EASY = '?game=gomoku&ai=0&nodes=200&seed=3&tempo=fast&perf=1&lang=en';

async function enter(visit: Visiting, more = '', options = {}): Promise<{ page: Page; game: GomokuPage }> {
  const { page } = await visit(`${EASY}${more}`, options);
  return { page, game: await gomokuIn(page) };
}

/** Plays with `place` until the game is over; the page must take every stone. */
async function playToTheEnd(game: GomokuPage, place: (cell: number) => Promise<void>): Promise<void> {
  let state = await game.playersTurn();
  while (state.phase !== 'over') {
    const { length } = state;
    await place(await game.goodAction());
    await expect.poll(() => game.length()).toBeGreaterThan(length);
    state = await game.playersTurn();
  }
}

describe('a whole game', () => {
  test('is played with the mouse, and another one with colours swapped', async ({ visit }) => {
    const { page, game } = await enter(visit);
    await playToTheEnd(game, (cell) => page.getByTestId(`cell-${cell}`).click());
    const { result, playerSide } = await game.state();
    const verdict = result === 3 ? 'draw' : result - 1 === playerSide ? 'won' : 'lost';
    await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe(verdict);
    const { row } = await game.snapshot();
    expect(row.length).toBeGreaterThanOrEqual(5);
    await page.getByTestId('more-ways').click();
    await page.getByTestId('rematch-swap').click();
    await expect.poll(async () => (await game.state()).playerSide).toBe(1);
    expect((await game.playersTurn()).length).toBe(1);
  });

  test('is played with a finger on a phone', async ({ visit }) => {
    const { page, game } = await enter(visit, '&size=9', PHONE);
    const finger = await Finger.on(page);
    await playToTheEnd(game, (cell) => finger.tapCell(cell));
    await expect.poll(() => page.getByTestId('result').count()).toBe(1);
    await finger.tap('more-ways');
    await finger.tap('take-back');
    await expect.poll(async () => (await game.state()).phase).toBe('player');
  });

  test('is played with nothing but keys', async ({ visit }) => {
    const { page, game } = await enter(visit, '&size=9');
    await game.playersTurn();
    await playToTheEnd(game, withKeys(page));
    await expect.poll(() => page.getByTestId('result').count()).toBe(1);
    // It was won: focus waits on who comes next.
    const { rung, result, playerSide } = await game.state();
    expect(result - 1).toBe(playerSide);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    await expect.poll(focused).toBe('rung-next');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await game.state()).rung).toBeGreaterThan(rung);
  });
});

describe('a stone', () => {
  test('follows the finger under the loupe and lands where it is lifted', async ({ visit }) => {
    const { page, game } = await enter(visit, '', PHONE);
    const finger = await Finger.on(page);
    await game.playersTurn();
    await finger.slide([147, 148, 168]);
    await expect.poll(() => page.getByTestId('loupe').count()).toBe(1);
    expect(await game.length()).toBe(0);
    await finger.lift();
    await expect.poll(async () => (await game.snapshot()).stones[0]?.cell).toBe(168);
    await expect.poll(() => page.getByTestId('loupe').count()).toBe(0);
  });

  test('waits to be confirmed where the player wants that', async ({ visit }) => {
    const { page, game } = await enter(visit, '', PHONE);
    const finger = await Finger.on(page);
    await finger.tap('menu');
    await finger.tap('tab-setup');
    await finger.tap(page.getByTestId('confirm-touch').locator('[data-value="on"]'));
    await finger.tap('sheet-close');
    await finger.tapCell(147);
    await expect.poll(() => page.getByTestId('place-here').count()).toBe(1);
    expect(await game.length()).toBe(0);
    await finger.tapCell(168);
    expect(await game.length()).toBe(0);
    await finger.tap('place-here');
    await expect.poll(async () => (await game.snapshot()).stones[0]?.cell).toBe(168);
  });

  test('is taken back together with the answer', async ({ visit }) => {
    const { page, game } = await enter(visit);
    await game.playersTurn();
    await page.getByTestId('cell-147').click();
    await expect.poll(() => game.length()).toBe(2);
    await page.keyboard.press('u');
    await expect.poll(() => game.length()).toBe(0);
    expect((await game.state()).phase).toBe('player');
  });

  test('on a forbidden cell is refused there, with the reason', async ({ visit }) => {
    const { page, game } = await enter(visit, '&rule=renju&moves=g8a1i8a3h7a5h9a7&side=first');
    await game.playersTurn();
    const length = await game.length();
    await page.getByTestId('cell-147').click();
    await expect.poll(() => page.getByTestId('remark').innerText()).toBe('Forbidden for Black');
    await expect.poll(() => game.length()).toBe(length);
  });
});

describe('swap2', () => {
  test('lets the player choose a colour', async ({ visit }) => {
    const { page, game } = await enter(visit, '&opening=swap2&side=second');
    await expect.poll(() => page.getByTestId('choice').count()).toBe(1);
    expect((await game.snapshot()).stones.length).toBe(3);
    await page.getByTestId('take-black').click();
    // White is to move after three stones, and White is the opponent now.
    await expect.poll(async () => (await game.snapshot()).stones.length).toBe(4);
    expect((await game.snapshot()).black).toBe(1);
  });

  test('lets the player place two more and leaves the choice to the opponent', async ({ visit }) => {
    const { page, game } = await enter(visit, '&opening=swap2&side=second');
    await page.getByTestId('place-two').click();
    for (const left of [2, 1]) {
      await game.playersTurn();
      await page.getByTestId(`cell-${await game.goodAction()}`).click();
      await expect.poll(async () => (await game.snapshot()).stones.length).toBeGreaterThan(5 - left);
    }
    await expect.poll(async () => (await game.snapshot()).phase).toBe(0);
    await game.playersTurn();
  });

  test('announces what the opponent chose', async ({ visit }) => {
    const { page, game } = await enter(visit, '&opening=swap2&tempo=classic');
    for (const cell of [147, 148, 168]) {
      await game.playersTurn();
      await page.getByTestId(`cell-${cell}`).click();
    }
    await expect.poll(() => page.getByTestId('announcement').count()).toBe(1);
    await expect.poll(() => page.getByTestId('announcement').innerText()).toMatch(/takes|places/);
  });
});

describe('a reload', () => {
  test('goes on with the game, and so does the home screen', async ({ visit }) => {
    const { page } = await visit('?perf=1&tempo=fast');
    await page.getByTestId('play-gomoku').click();
    const game = await gomokuIn(page);
    await game.playersTurn();
    await page.getByTestId('cell-147').click();
    await expect.poll(() => game.length()).toBe(2);
    const before = await game.text();
    await page.reload();
    await page.getByTestId('continue-gomoku').click();
    const after = await gomokuIn(page);
    await expect.poll(() => after.text()).toBe(before);
    expect((await after.playersTurn()).length).toBe(2);
  });

  test('of an address that names the game goes on as well', async ({ visit }) => {
    const { page, game } = await enter(visit, '&rule=renju&size=13');
    await game.playersTurn();
    await page.getByTestId('cell-126').click();
    await expect.poll(() => game.length()).toBe(2);
    const before = await game.text();
    await page.reload();
    expect(await (await gomokuIn(page)).text()).toBe(before);
  });
});

test('an address with wrong values is told and snapped, and the game can be played', async ({ visit }) => {
  const { page } = await visit(
    '?game=gomoku&ai=33&rule=pente&size=99&opening=swap3&perf=1&tempo=fast&lang=en',
  );
  const game = await gomokuIn(page);
  const notices = page.getByTestId('notice');
  await expect.poll(() => notices.count()).toBe(4);
  const told = (await notices.allInnerTexts()).join('\n');
  for (const given of ['33', 'pente', '99', 'swap3']) expect(told).toContain(given);
  await expect.poll(() => game.snapshot()).toMatchObject({ size: 20, rule: 'freestyle', opening: 'free' });
  expect((await game.state()).rung).toBe(30);
});

test('a game that breaks a rule in the address is told and left out', async ({ visit }) => {
  const { page } = await visit('?game=gomoku&moves=h8h8&perf=1&lang=en');
  const game = await gomokuIn(page);
  await expect.poll(() => page.getByTestId('notice').innerText()).toContain('breaks a rule');
  expect(await game.length()).toBe(0);
});

test('resigning ends the game, and taking back goes on with it', async ({ visit }) => {
  const { page, game } = await enter(visit);
  await game.playersTurn();
  await page.getByTestId('cell-147').click();
  await expect.poll(() => game.length()).toBe(2);
  await page.getByTestId('resign').click();
  await page.getByTestId('confirm-resign').click();
  await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('lost');
  await page.getByTestId('more-ways').click();
  await page.getByTestId('take-back').click();
  await expect.poll(async () => (await game.state()).phase).toBe('player');
  expect(await game.length()).toBe(0);
});
