import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, PHONE, test } from '../support/test';
import { cellsToTouch, type Touch, withFinger, withKeys } from '../support/touches';

/** The course for beginners, gone through as a visitor does who has but a finger, or but a keyboard. */

const TEMPO = '?perf=1&tempo=fast&nodes=2000';

/** The cell that the hand points at, NaN while there is no hand. */
async function handCell(page: Page): Promise<number> {
  const hand = page.getByTestId('hand');
  return (await hand.count()) === 0 ? Number.NaN : Number(await hand.getAttribute('data-cell'));
}

const lessonNumber = async (page: Page) => (await page.locator('[aria-current=step]').textContent()) ?? '';

async function reachLesson(page: Page, number: number): Promise<void> {
  await expect.poll(() => lessonNumber(page)).toBe(String(number));
}

/** Does what the hand shows, three times, and waits for the applause. */
async function followHand(page: Page, touch: Touch): Promise<void> {
  await expect.poll(() => handCell(page)).not.toBeNaN();
  const start = await handCell(page);
  await touch(start);
  await expect.poll(() => handCell(page)).not.toBe(start);
  const target = await handCell(page);
  await touch(target);
  await expect.poll(() => page.getByTestId('forecast').count()).toBe(1);
  await touch(target);
  await expect.poll(() => page.getByTestId('applause').count()).toBe(1);
}

/** Plays the small battle to its end, every cell and the end of each turn by hand. */
async function playSkirmish(page: Page, touch: Touch, endTurn: () => Promise<void>): Promise<void> {
  const battle = await BattlePage.in(page);
  const begun = await battle.follow();
  expect(begun.snapshot()[9], 'units on both sides').toBe(6);
  expect((await battle.state()).rung).toBe(20);
  while ((await battle.playersTurn()).phase === 'player') {
    const rules = await battle.follow();
    const start = rules.text();
    const turn = playQuickTurn(rules);
    expect(rules.load(start)).toBe('');
    for (const code of turn) {
      if (code === 255) {
        await endTurn();
        break;
      }
      for (const cell of cellsToTouch(rules, code)) await touch(cell);
      expect(rules.play(code)).toBe('');
      await expect.poll(() => battle.text()).toBe(rules.text());
    }
    await expect.poll(async () => (await battle.state()).phase).not.toBe('player');
    // The first answer is watched.
    if ((await battle.state()).round > 1) await battle.skip();
  }
}

describe('the whole course', () => {
  test('is gone through by touch alone on a phone', async ({ visit }) => {
    // A lesson that is done goes on by itself after a while; until then there is the button.
    const { page } = await visit(TEMPO, { ...PHONE, pace: 2 });
    const touch = withFinger(page);
    await page.getByTestId('learn').tap();
    await reachLesson(page, 1);
    await followHand(page, touch);
    // It goes on by itself.
    await reachLesson(page, 2);
    for (const lesson of [2, 3]) {
      await reachLesson(page, lesson);
      await followHand(page, touch);
      await page.getByTestId('teach-next').tap();
    }
    await reachLesson(page, 4);
    await playSkirmish(page, touch, () => page.getByTestId('end-turn').tap());
    await expect.poll(() => page.getByTestId('teach-end').isVisible()).toBe(true);
    await page.getByTestId('teach-battle').tap();
    await expect.poll(() => page.getByTestId('teach-place').count()).toBe(0);
    const battle = await BattlePage.in(page);
    expect((await battle.follow()).snapshot()[9], 'units on both sides').toBe(12);
  });

  test('is gone through by keyboard alone', async ({ visit }) => {
    const { page } = await visit(TEMPO, { ...DESKTOP, pace: 2 });
    const touch = withKeys(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    await expect.poll(() => page.getByTestId('learn').isVisible()).toBe(true);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focused();
      })
      .toBe('learn');
    await page.keyboard.press('Enter');
    for (const lesson of [1, 2, 3]) {
      await reachLesson(page, lesson);
      await followHand(page, touch);
      await expect.poll(focused).toBe('teach-next');
      await page.keyboard.press('Enter');
    }
    await reachLesson(page, 4);
    await playSkirmish(page, touch, () => page.keyboard.press('e'));
    await expect.poll(focused).toBe('teach-battle');
    await page.keyboard.press('Enter');
    const battle = await BattlePage.in(page);
    await expect.poll(async () => (await battle.follow()).snapshot()[9]).toBe(12);
  });
});

describe('a puzzle', () => {
  test('says what went wrong and puts it back, and lets it be undone before', async ({ visit }) => {
    const { page } = await visit(`${TEMPO}&lang=en`, PHONE);
    const touch = withFinger(page);
    await page.getByTestId('learn').tap();
    await reachLesson(page, 1);
    const said = () => page.getByTestId('teach-said').textContent();
    await expect.poll(said).toMatch(/Bring down the archer\..*Choose your fighter\./);
    const battle = await BattlePage.in(page);
    const start = await battle.text();
    const fighter = await handCell(page);
    const walk = async () => {
      for (const cell of [fighter, fighter - 10, fighter - 10]) await touch(cell);
      await expect.poll(() => battle.text()).not.toBe(start);
    };
    // On a slow device the move may be put back before a finger comes to it.
    const takeBack = async () => {
      await expect.poll(() => battle.text()).toBe(start);
      await walk();
      return page
        .getByTestId('undo')
        .tap({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(takeBack, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => battle.text()).toBe(start);
    await walk();
    await expect.poll(said).toContain('The enemy still stands.');
    await expect
      .poll(() => page.getByTestId('task-failed').textContent())
      .toContain('The enemy still stands.');
    await expect.poll(() => battle.text()).toBe(start);
    await page.getByTestId('end-turn').tap();
    await expect.poll(said).toContain('Nothing done yet.');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => battle.text()).toBe(start);
    await followHand(page, touch);
    await expect.poll(said).toBe('Down with one blow.');
  });

  test('shows its hand without motion to those who want less of it', async ({ visit }) => {
    const { page } = await visit('', { ...PHONE, reducedMotion: 'reduce' });
    await page.getByTestId('learn').tap();
    await expect.poll(() => page.getByTestId('hand').count()).toBe(1);
    const running = await page.getByTestId('hand').evaluate((hand) => hand.getAnimations({ subtree: true }));
    expect(running).toEqual([]);
  });
});

describe('the ways out', () => {
  test('are a battle at once, and Escape, which first backs out of what is chosen', async ({ visit }) => {
    const { page } = await visit(TEMPO, DESKTOP);
    await page.getByTestId('learn').click();
    await reachLesson(page, 1);
    await withKeys(page)(await handCell(page));
    await expect.poll(() => page.getByTestId('selection').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('selection').count()).toBe(0);
    await expect.poll(() => page.getByTestId('task').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    await page.getByTestId('learn').click();
    await page.getByTestId('teach-skip').click();
    await expect.poll(() => page.getByTestId('teach-place').count()).toBe(0);
    const battle = await BattlePage.in(page);
    expect((await battle.follow()).snapshot()[9]).toBe(12);
  });

  test('lead to a home screen that no longer offers the course first, but still has it', async ({
    visit,
  }) => {
    const { page } = await visit('', PHONE);
    const isOffered = () =>
      page.getByTestId('learn').evaluate((button) => button.classList.contains('button'));
    await expect.poll(() => isOffered()).toBe(true);
    await page.getByTestId('learn').tap();
    await page.getByTestId('home').tap();
    await expect.poll(() => isOffered()).toBe(false);
    await page.reload();
    await expect.poll(() => isOffered()).toBe(false);
    await page.getByTestId('learn').tap();
    await reachLesson(page, 1);
  });

  test('leave a saved battle as it was, and the menu of a battle leads to the course', async ({ visit }) => {
    const { page } = await visit(TEMPO, PHONE);
    await page.getByTestId('play').tap();
    const battle = await BattlePage.in(page);
    await battle.playTurn();
    await battle.playersTurn();
    const before = await battle.text();
    await page.getByTestId('menu').tap();
    await page.getByRole('tab').last().tap();
    await page.getByTestId('learn').tap();
    await reachLesson(page, 1);
    await page.getByTestId('home').tap();
    await page.getByTestId('continue').tap();
    await expect.poll(() => battle.text()).toBe(before);
  });
});
