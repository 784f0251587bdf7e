import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/test';

/** Back and Forward show what each entry of the history showed, and an edited address leads where it asks. */

const text = (page: Page) => page.evaluate(() => window.forethought?.text() ?? '');
const shows = (page: Page, id: string) =>
  expect.poll(() => page.getByTestId(id).first().isVisible()).toBe(true);
const showsText = (page: Page, part: string | RegExp) => expect.poll(() => text(page)).toMatch(part);
/** The screen that the history names. */
const named = (page: Page) => page.evaluate(() => (history.state as { screen?: string } | null)?.screen);
const edit = (page: Page, fragment: string) =>
  page.evaluate((asked) => {
    location.hash = asked;
  }, fragment);

/** Waits for the opponent, and returns the game as text. */
async function played(page: Page, length: number): Promise<string> {
  const state = () => page.evaluate(() => window.forethought?.state() ?? null);
  await expect.poll(async () => (await state())?.length).toBeGreaterThanOrEqual(length);
  await expect.poll(async () => (await state())?.phase).toBe('player');
  return text(page);
}

describe('Back and Forward', () => {
  test('show a game of each kind as it was left, home between, and other screens', async ({ visit }) => {
    const { page } = await visit('?perf=1&tempo=fast&nodes=300&lang=en#game=gomoku&ai=0&side=first');
    await page.getByTestId('cell-147').click();
    const gomoku = await played(page, 2);
    await page.getByTestId('home').click();
    await page.goBack();
    await showsText(page, gomoku);
    await page.goForward();
    await shows(page, 'play-othello');
    await page.getByTestId('play-othello').click();
    await showsText(page, /^othello/);
    await page.getByTestId('settings').click();
    await shows(page, 'back');
    await page.goBack();
    await showsText(page, /^othello/);
    await page.goForward();
    await shows(page, 'back');
    for (const _ of 'sog') await page.goBack();
    await showsText(page, gomoku);
    expect(await named(page)).toBe('gomoku');
    for (const _ of 'oh') await page.goForward();
    await showsText(page, /^othello/);
    expect(await named(page)).toBe('othello');
  });

  test('show what the page has to load anew after a reload in the middle', async ({ visit }) => {
    const { page } = await visit('?lang=en&tempo=fast');
    await page.getByTestId('play-othello').click();
    await page.getByTestId('cell-19').click();
    await page.getByTestId('home').click();
    await page.getByTestId('record-open').first().click();
    await page.getByTestId('home').click();
    await page.reload();
    await shows(page, 'play-othello');
    await page.goBack();
    await expect.poll(() => named(page)).toBe('record');
    await expect.poll(() => page.getByTestId('play-othello').count()).toBe(0);
    for (const _ of 'ho') await page.goBack();
    await shows(page, 'undo');
    await expect.poll(() => page.locator('[data-testid=cell-19][aria-label*=black i]').count()).toBe(1);
    for (const _ of 'hr') await page.goForward();
    await expect.poll(() => named(page)).toBe('record');
  });
});

describe('an address that is edited', () => {
  test('leads to another game, other parameters, a bad value and home, and loses no game', async ({
    visit,
  }) => {
    const { page } = await visit('?perf=1&tempo=fast&nodes=300&lang=en#game=gomoku&ai=0&side=first');
    await page.getByTestId('cell-147').click();
    const gomoku = await played(page, 2);
    await edit(page, 'game=othello&ai=10');
    await showsText(page, /^othello/);
    await edit(page, 'game=gomoku&ai=30&size=19&moves=h8i9');
    await showsText(page, / 19 .*\nmoves h8 i9/);
    await edit(page, 'game=twenty48&seed=3');
    await showsText(page, /^twenty48/);
    await edit(page, 'game=gomoku&ai=51&rule=pente');
    await showsText(page, /^gomoku 1\nboard 15/);
    const notices = async () => (await page.getByTestId('notice').allInnerTexts()).join();
    await expect.poll(notices).toContain('pente');
    expect(await notices()).toContain('51');
    await edit(page, 'game=chess');
    await shows(page, 'play-gomoku');
    await expect.poll(notices).toContain('chess');
    for (const _ of 'c') await page.goBack();
    await showsText(page, /^gomoku 1\nboard 15/);
    for (const _ of 'tgo') await page.goBack();
    await showsText(page, /^othello/);
    await page.goBack();
    await showsText(page, gomoku);
    await edit(page, '');
    await shows(page, 'continue-gomoku');
  });
});

describe('an address as a messenger leaves it', () => {
  test('is read as it was meant when the page is opened and when it is edited', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en#game%3Dgomoku%26ai%3D20%26moves%3DH8I9J10H9.');
    await showsText(page, /moves h8 i9 j10 h9\n/);
    expect(await page.getByTestId('notice').count()).toBe(0);
    await edit(page, 'game=othello&amp;moves=F5D6)');
    await showsText(page, /^othello[\s\S]*f5 d6/);
    await edit(page, 'game=gomoku&moves=h8i9j10x7');
    await expect
      .poll(async () => (await page.getByTestId('notice').allInnerTexts()).join())
      .toContain('Not moves of this game');
    expect((await page.getByTestId('notice').allInnerTexts()).join()).toContain('x7');
  });

  test('and a collection of games is chosen from', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en&tempo=fast#game=gomoku&ai=0&moves=h8');
    await page.getByTestId('tab-setup').click();
    await page.getByTestId('files-open').click();
    await page.getByTestId('paste-game').fill('(;GM[4]PB[Ann];B[hh];W[ii])(;GM[4]PB[Bob];B[hh];W[gg];B[ff])');
    await page.getByTestId('choose-game').selectOption('1');
    await expect.poll(() => page.getByTestId('file-found').innerText()).toContain('Bob');
    await page.getByTestId('open-it').click();
    await showsText(page, /moves h8 g9 f10/);
  });
});
