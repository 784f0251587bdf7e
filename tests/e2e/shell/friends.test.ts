import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PHONE, test, type Visiting } from '../support/test';

/** Two people play on one screen, any game. */

const driven = (page: Page) => page.evaluate(() => window.forethought?.state());
const lengthOf = async (page: Page) => (await driven(page))?.length ?? -1;

async function enter(visit: Visiting, query: string, options = {}): Promise<Page> {
  const { page } = await visit(`?${query}&tempo=fast&perf=1&lang=en`, options);
  await expect.poll(async () => (await driven(page))?.phase).toBe('player');
  return page;
}

/** Plays so many actions for both, spread over what is legal; fewer where the game is over before. */
async function play(page: Page, actions: number): Promise<void> {
  for (let played = 0; played < actions; played++) {
    const refusal = await page.evaluate((turn) => {
      const driver = window.forethought;
      const legal = driver?.legalActions() ?? [];
      if (legal.length === 0) return '';
      return driver?.play(legal[(turn * 7) % legal.length] ?? -1);
    }, played);
    expect(refusal).toBe('');
  }
}

describe('chosen in the new-game dialog', () => {
  test('Gomoku: names, no word of an engine, a reload, a win, and the analysis after it', async ({
    visit,
  }) => {
    const page = await enter(visit, 'game=gomoku&ai=0');
    await page.getByTestId('new-game-action').click();
    await page.getByTestId('choose-opponent').locator('[data-value=friend]').click();
    await page.getByTestId('friend-0').fill('Ann');
    await page.getByTestId('friend-1').fill('Bob');
    await page.getByTestId('start-game').click();
    await expect.poll(() => page.getByTestId('strip-player').textContent()).toContain('Ann');
    expect(await page.getByTestId('strip-opponent').textContent()).toContain('Bob');
    expect(await page.locator('.strip .face').count()).toBe(0);
    expect(await page.getByTestId('hint').count()).toBe(0);
    expect(await page.getByRole('tab').count()).toBe(2);

    const cells = [147, 167, 148, 168, 149, 169, 150, 170];
    for (const [index, cell] of cells.entries()) {
      await page.getByTestId(`cell-${cell}`).click();
      await expect.poll(() => lengthOf(page)).toBe(index + 1);
    }
    await page.getByTestId('undo').click();
    await expect.poll(() => lengthOf(page)).toBe(7);
    await expect.poll(() => page.getByTestId('context').textContent()).toContain('Bob is to move.');
    await page.getByTestId('cell-170').click();

    await page.goto(`${page.url().replace(/[?#].*$/s, '')}?perf=1&lang=en`);
    await page.getByTestId('continue-gomoku').click();
    await expect.poll(() => lengthOf(page)).toBe(8);
    await expect.poll(() => page.getByTestId('strip-player').textContent()).toContain('Ann');
    await page.getByTestId('cell-151').click();
    await expect.poll(() => page.getByTestId('result').textContent()).toContain('Ann beat Bob');
    expect(await page.getByTestId('rung-next').count()).toBe(0);
    await page.getByTestId('analyse').click();
    await expect.poll(() => page.getByRole('tab').count()).toBe(3);

    // The sides are changed, the names with them; whoever gives up loses.
    await page.getByRole('button', { name: 'Ann beat Bob' }).click();
    if ((await page.getByTestId('rematch-swap').count()) === 0) await page.getByTestId('more-ways').click();
    await page.getByTestId('rematch-swap').click();
    await expect.poll(() => page.getByTestId('strip-player').textContent()).toContain('Bob');
    await play(page, 1);
    await page.getByTestId('resign').click();
    await page.getByTestId('confirm-resign').click();
    await expect.poll(() => page.getByTestId('result').textContent()).toContain('Bob beat Ann');
    expect(await page.getByTestId('result').textContent()).toContain('Ann resigned.');
  });
});

describe('from an address', () => {
  test('Othello is played to its end', async ({ visit }) => {
    const page = await enter(visit, 'game=othello&ai=friend');
    await play(page, 70);
    await expect
      .poll(() => page.getByTestId('result').textContent())
      .toMatch(/Player \d (beat|drew with) Player \d/);
  });

  test('Xiangqi ends in a draw that both agree on, and the screen turns on a phone', async ({ visit }) => {
    const page = await enter(visit, 'game=xiangqi&ai=friend', PHONE);
    await page.getByTestId('new-game-action').tap();
    await page.getByTestId('screen-turns').locator('[data-value=on]').tap();
    await page.getByTestId('start-game').tap();
    await expect.poll(() => lengthOf(page)).toBe(0);
    // A soldier of Red's, then one of Black's, which is where Red's was for who looks from there.
    await page.getByTestId('cell-54').tap();
    await page.getByTestId('cell-45').tap();
    await expect.poll(() => lengthOf(page)).toBe(1);
    await expect.poll(() => page.locator('.table-turned').count()).toBe(1);
    await expect.poll(() => page.getByTestId('strip-player').textContent()).toContain('Player 2');
    await page.getByTestId('cell-27').tap();
    await page.getByTestId('cell-36').tap();
    await expect.poll(() => lengthOf(page)).toBe(2);
    await expect.poll(() => page.locator('.table-turned').count()).toBe(0);
    await page.getByTestId('resign').tap();
    await page.getByTestId('agree-draw').tap();
    await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe('draw');
  });

  test('tactics: turns change, a turn is taken back, and a side gives up', async ({ visit }) => {
    const page = await enter(visit, 'game=tactics&ai=friend&seed=7');
    await play(page, 2);
    await page.getByTestId('undo').click();
    await expect.poll(() => lengthOf(page)).toBe(1);
    await page.evaluate(() => window.forethought?.endTurn?.());
    await expect.poll(async () => (await driven(page))?.sideToMove).toBe(1);
    expect((await driven(page))?.phase).toBe('player');
    await play(page, 3);
    expect((await driven(page))?.sideToMove).toBe(1);
    await page.reload();
    await expect.poll(() => lengthOf(page)).toBe(5);
    await page.getByRole('tab').last().click();
    await page.getByTestId('concede').click();
    await page.getByTestId('confirm-concede').click();
    await expect.poll(() => page.getByTestId('result').textContent()).toContain('Player 1 beat Player 2');
    await expect.poll(() => page.getByRole('tab').count()).toBe(3);
  });

  test('2048: one person slides, the other places tiles, by the names of the link', async ({ visit }) => {
    const { page } = await visit('?game=twenty48&mode=adversary&ai=friend&seed=5&names=Ann~Bob&lang=en');
    const word = () => page.getByTestId('adversary-word').textContent();
    await expect.poll(word).toBe('Ann slides: make 2048.');
    await page.keyboard.press('ArrowLeft');
    if ((await word())?.startsWith('Ann')) await page.keyboard.press('ArrowRight');
    await expect.poll(word).toContain('Bob taps an empty square');
    const tiles = () => page.locator('.cell:not([aria-label$="empty"])').count();
    const before = await tiles();
    await page.locator('.cell[aria-label$="empty"]').first().click();
    await expect.poll(tiles).toBe(before + 1);
    await expect.poll(word).toContain('Ann slides');
    await page.getByTestId('friend-1').fill('Cleo');
    await page.getByTestId('friend-1').press('Enter');
    await expect.poll(() => page.url()).toContain('names=Ann%7ECleo');
    await page.reload();
    await expect.poll(tiles).toBe(before + 1);
    await page.getByTestId('undo').click();
    await expect.poll(word).toContain('Cleo taps');
  });

  test('a link of a finished game says who played', async ({ visit }) => {
    const { page } = await visit('#game=gomoku&ai=friend&names=Ann~Bob&lang=en&moves=h8a1i8b1j8c1k8d1l8');
    await expect.poll(() => page.getByTestId('shared').textContent()).toContain('Ann beat Bob');
  });

  test('nothing of it stands in the record, and nobody is offered another rung', async ({ visit }) => {
    const page = await enter(visit, 'game=gomoku&ai=friend');
    await play(page, 3);
    await page.getByTestId('resign').click();
    await page.getByTestId('confirm-resign').click();
    await expect.poll(() => page.getByTestId('result').count()).toBe(1);
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /record|results/.test(key)),
    );
    expect(kept).toEqual([]);
  });
});
