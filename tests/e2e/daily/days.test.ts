import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readMoves } from '../../../web/src/gomoku/files/notation';
import { expectAccessible } from '../support/axe';
import { BattlePage } from '../support/battle_page';
import { test } from '../support/test';

/** The last day of a month and the first of the next; the test plays on each at noon. */
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02'];

/** Makes the page's clock say noon of a date; animations keep their own. */
function setDate(date: string): void {
  const noon = Date.parse(`${date}T12:00:00Z`);
  Date.now = () => noon;
}

const task = (page: Page, game: string) => page.getByTestId(`daily-task-${game}`);
const state = (page: Page, game: string) => task(page, game).getAttribute('data-state');
const begin = (page: Page, game: string) => page.getByTestId(`daily-play-${game}`).click();

/** Has the tasks of the day again, as whoever has done one. */
async function leave(page: Page): Promise<void> {
  await page.getByTestId('leave-apart').click();
  await expect.poll(() => page.getByTestId('daily-date').isVisible()).toBe(true);
}

/** The run of the day, by the first slide that there is. */
async function playRun(page: Page): Promise<void> {
  await begin(page, 'twenty48');
  await page.waitForFunction(() => window.forethought?.state() != null);
  await page.evaluate(() => {
    const driver = window.forethought;
    for (let all = driver?.legalActions() ?? []; all.length > 0; all = driver?.legalActions() ?? [])
      driver?.play(all[0]!);
  });
  await leave(page);
}

/** The battle of the day, to its end. */
async function playBattle(page: Page): Promise<void> {
  await begin(page, 'tactics');
  const battle = await BattlePage.in(page);
  await battle.playToTheEnd({ skipping: true });
  await leave(page);
}

/** Gomoku's puzzle of the day, by hints. */
async function solvePuzzle(page: Page): Promise<void> {
  await begin(page, 'gomoku');
  const phase = () => page.getByTestId('puzzles').getAttribute('data-phase');
  const standing = () => page.getByTestId('puzzle-standing').innerText();
  await expect.poll(phase).toBe('player');
  while ((await phase()) !== 'solved') {
    await page.getByTestId('puzzle-hint').click();
    await expect.poll(standing).toMatch(/Try [a-o]\d+/);
    const [cell = -1] = readMoves((await standing()).match(/[a-o]\d+/)?.[0] ?? '', 15) ?? [];
    await page.getByTestId(`cell-${cell}`).click();
    await expect.poll(phase).toBeOneOf(['player', 'solved']);
  }
  await page.getByTestId('puzzle-next').click();
  await expect.poll(() => page.getByTestId('daily-date').isVisible()).toBe(true);
}

test('daily tasks are played, day by day: results, streak, calendar and the text to share', async ({
  visit,
  site,
}) => {
  const { page, context } = await visit('?lang=en');
  await page.getByTestId('daily').click();
  await expect.poll(() => page.locator('[data-testid^="daily-task-"]').count()).toBe(5);
  for (const [place, date] of DAYS.entries()) {
    await context.addInitScript(setDate, date);
    await page.goto(new URL('?daily&perf=1&tempo=fast&lang=en', site.url).href);
    await expect.poll(() => page.getByTestId('daily-date').getAttribute('data-date')).toBe(date);
    expect(await state(page, 'twenty48')).toBe('new');
    await playRun(page);
    expect(await state(page, 'twenty48')).toBeOneOf(['won', 'lost']);
    if (place < 2) await solvePuzzle(page);
    if (place === 0) await playBattle(page);
    await expect
      .poll(() => page.getByTestId('daily-streak').innerText())
      .toMatch(new RegExp(`\\b${place + 1}\\b`));
  }
  // What was done stays, and says what has helped.
  await page.getByTestId('daily-month-back').click();
  await page.getByTestId('daily-2026-11-30').click();
  await expect.poll(() => page.getByTestId('daily-date').getAttribute('data-date')).toBe('2026-11-30');
  expect(page.url()).toContain('daily=2026-11-30');
  expect(await page.getByTestId('daily-told-gomoku').innerText()).toMatch(/Solved.*hint/);
  expect(await state(page, 'tactics')).toBeOneOf(['won', 'lost']);
  const text = await page.getByTestId('daily-text').innerText();
  expect(text).toMatch(/^Forethought 2026-11-30 · 3\/5\n⚔️ [✅❌]/u);
  expect(text).toContain('💡');
  await expectAccessible(page, 'daily');
  // Gone on with later, a past day fills the calendar.
  await page.reload();
  await expect.poll(() => page.getByTestId('daily-date').getAttribute('data-date')).toBe('2026-11-30');
  expect(await state(page, 'xiangqi')).toBe('new');
  expect(await page.getByTestId('daily-2026-11-30').getAttribute('aria-label')).toContain('3 of 5 done');
});

test('a battle of the day is gone on with after the tab was closed, and the usual one stays', async ({
  visit,
  site,
}) => {
  const { page, context } = await visit('?lang=en&perf=1&tempo=fast&daily=2026-11-24');
  await expect.poll(() => page.getByTestId('daily-date').getAttribute('data-date')).toBe('2026-11-24');
  await begin(page, 'tactics');
  const battle = await BattlePage.in(page);
  await battle.playersTurn();
  await battle.playTurn();
  const { length } = await battle.playersTurn();
  expect(length).toBeGreaterThan(0);
  await page.close();
  const again = await context.newPage();
  await again.goto(new URL('?lang=en&perf=1&tempo=fast&daily=2026-11-24', site.url).href);
  await expect.poll(() => state(again, 'tactics')).toBe('open');
  await begin(again, 'tactics');
  await expect.poll(async () => (await (await BattlePage.in(again)).state()).length).toBe(length);
  // Back leads to the tasks, and home has no battle to go on with.
  await again.goBack();
  await expect.poll(() => state(again, 'tactics')).toBe('open');
  await again.getByTestId('home').click();
  await expect.poll(() => again.getByTestId('play').isVisible()).toBe(true);
  expect(await again.getByTestId('continue').count()).toBe(0);
});

test('where nothing can be kept a task is played all the same, and the page says so', async ({
  visit,
  site,
}) => {
  const { page, context } = await visit('?lang=en');
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(new URL('?daily&perf=1&tempo=fast&lang=en', site.url).href);
  await expect.poll(() => page.getByTestId('daily').innerText()).toContain('Progress won’t be saved');
  await playRun(page);
  expect(await state(page, 'twenty48')).toBeOneOf(['won', 'lost']);
  await expect.poll(() => page.getByTestId('daily-streak').innerText()).toContain('1');
});
