import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectContrast } from '../support/axe';
import { DESKTOP, PHONE, test } from '../support/test';

/**
 * axe-core finds nothing on any screen: names, roles, contrast, landmarks. Where a phone shows the same elements it is asked
 * for their contrast alone, which the dark theme changes.
 */

const LIGHT_DESKTOP = { ...DESKTOP, colorScheme: 'light', reducedMotion: 'reduce' } as const;
const DARK_PHONE = { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' } as const;

const GAMES = ['tactics', 'gomoku', 'othello', 'xiangqi', 'twenty48'];

async function press(page: Page, testId: string, then: string): Promise<void> {
  await page.getByTestId(testId).first().click();
  await expect.poll(() => page.getByTestId(then).first().isVisible(), { message: then }).toBe(true);
}

/** Opens a tab of the panel, which a phone has in a sheet. The panel comes after the game. */
async function openTab(page: Page, tab: string): Promise<void> {
  const shows = (testId: string) => page.getByTestId(testId).isVisible();
  await expect.poll(async () => (await shows(tab)) || (await shows('menu'))).toBe(true);
  if (!(await shows(tab))) await press(page, 'menu', tab);
  await page.getByTestId(tab).click();
  await expect.poll(() => page.getByTestId(tab).getAttribute('aria-selected')).toBe('true');
}

describe.each([
  ['a light desktop', LIGHT_DESKTOP, expectAccessible],
  ['a dark phone', DARK_PHONE, expectContrast],
])('on %s', (_, device, expectSeen) => {
  test('home, settings and the ladders', async ({ visit }) => {
    const { page } = await visit('?lang=en', device);
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    await expectSeen(page, 'home');
    await press(page, 'settings', 'theme');
    await expectSeen(page, 'settings');
    await press(page, 'credits-open', 'credits');
    await expectSeen(page, 'credits');
    await press(page, 'home', 'play');
    await press(page, 'record-open', 'record');
    await expectSeen(page, 'record');
    await press(page, 'home', 'play');
    for (const game of GAMES) {
      await press(page, `${game}-rungs`, 'ladder-play');
      await expectSeen(page, `ladder of ${game}`);
      await press(page, 'home', 'play');
    }
    await press(page, 'tactics-rungs', 'ladder-scene');
    await press(page, 'ladder-scene', 'scene');
    await expectSeen(page, 'scene');
  });

  test('the battle, a hint and its panel', async ({ visit }) => {
    const { page } = await visit('?game=tactics&ai=0&seed=3&nodes=500&tempo=fast&lang=en', device);
    await expect.poll(() => page.getByTestId('end-turn').isVisible()).toBe(true);
    await expectAccessible(page, 'battle');
    await press(page, 'hint', 'plan-0');
    await expectAccessible(page, 'hint');
    await openTab(page, 'tab-setup');
    await expectAccessible(page, 'set-up');
  });

  test('Gomoku and its panel', async ({ visit }) => {
    const { page } = await visit('?game=gomoku&ai=20&nodes=500&lang=en', device);
    await expect.poll(() => page.getByTestId('board').isVisible()).toBe(true);
    await expectAccessible(page, 'game');
    await openTab(page, 'tab-analysis');
    await expectAccessible(page, 'analysis');
    await openTab(page, 'tab-setup');
    await expectAccessible(page, 'set-up');
  });

  test('the course of the battle, its result, and the replay', async ({ visit, enter }) => {
    const { page } = await visit('?lang=en', device);
    await press(page, 'learn', 'hand');
    await expectSeen(page, 'course');
    const fought = await enter('ai=0&seed=3&lang=en', device);
    await fought.battle.playToTheEnd({ skipping: true });
    await expect.poll(() => fought.page.getByTestId('after-game').isVisible()).toBe(true);
    await expectSeen(fought.page, 'result');
    await press(fought.page, 'more-ways', 'watch-again');
    await expectSeen(fought.page, 'all ways on');
    await press(fought.page, 'watch-again', 'replay-place');
    await expectSeen(fought.page, 'replay');
  });

  test('a lost game of Gomoku, and one that somebody sent', async ({ visit }) => {
    const { page } = await visit('?game=gomoku&ai=20&nodes=500&moves=h8i9j10h9&side=first&lang=en', device);
    await press(page, 'resign', 'confirm-resign');
    await expectSeen(page, 'question');
    await press(page, 'confirm-resign', 'result');
    await expectSeen(page, 'result');
    const shared = await visit('#game=gomoku&ai=20&side=second&lang=en&moves=h8a1i8a2j8a3k8a4l8', device);
    await expect.poll(() => shared.page.getByTestId('shared').isVisible()).toBe(true);
    await expectSeen(shared.page, 'shared game');
    await expect.poll(() => shared.page.getByTestId('analyse').isVisible()).toBe(true);
  });

  test('the lesson and the puzzles of Gomoku', async ({ visit }) => {
    const { page } = await visit('?lang=en', device);
    await press(page, 'lesson-gomoku', 'lesson-task');
    await expectSeen(page, 'lesson');
    await page.getByTestId('back').click();
    await press(page, 'puzzles-gomoku', 'puzzle-task');
    await expectSeen(page, 'puzzles');
  });

  test('2048 when nothing slides any more', async ({ visit }) => {
    const { page } = await visit('?game=twenty48&ai=0&seed=5&nodes=500&perf=1&lang=en', device);
    await expect.poll(() => page.evaluate(() => window.forethought?.state() != null)).toBe(true);
    await page.evaluate(() => {
      for (;;) {
        const [slide] = window.forethought?.legalActions() ?? [];
        if (slide === undefined || window.forethought?.play(slide) !== '') return;
      }
    });
    await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);
    await expectSeen(page, 'result');
  });

  test('2048, its race, its adversary and the plates', async ({ visit }) => {
    const { page } = await visit('?game=twenty48&ai=20&nodes=500&lang=en', device);
    await expect.poll(() => page.getByTestId('score').isVisible()).toBe(true);
    await expectSeen(page, 'game');
    await press(page, 'home', 'workshop-open');
    await press(page, 'workshop-open', 'compare-twenty48');
    await expectSeen(page, 'workshop');
    await press(page, 'compare-twenty48', 'same-tiles');
    await expectSeen(page, 'race');
    await press(page, 'home', 'adversary-twenty48');
    await press(page, 'adversary-twenty48', 'adversary-word');
    await expectSeen(page, 'adversary');
    await press(page, 'home', 'workshop-open');
    await press(page, 'workshop-open', 'plates-open');
    await press(page, 'plates-open', 'plates-step');
    await expectSeen(page, 'plates');
  });
});

test('the form of the lab', async ({ visit }) => {
  const { page } = await visit('?lang=en', LIGHT_DESKTOP);
  await press(page, 'workshop-open', 'compare');
  await press(page, 'compare', 'match-form');
  await expectAccessible(page, 'form');
});

test('the lab', async ({ visit }) => {
  const { page } = await visit('?ai=20&vs=10&games=2&nodes=200&lang=en', LIGHT_DESKTOP);
  await expect.poll(() => page.getByTestId('match').getAttribute('data-state')).toBe('finished');
  await expectAccessible(page, 'lab');
  await page.goto(new URL('?vs=0&form=robin&field=30,20,0&games=2&nodes=50&lang=en', page.url()).href);
  await expect.poll(() => page.getByTestId('cross-table').isVisible()).toBe(true);
  await expectAccessible(page, 'round robin');
});
