import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, test } from '../support/test';

/** A file that does not come keeps one thing from opening, says so, and is asked for again. */

const notices = (page: Page) => page.getByTestId('notice');
const told = async (page: Page) => (await notices(page).allInnerTexts()).join('\n');

async function tryAgain(page: Page): Promise<void> {
  await page.getByTestId('try-again').click();
  await expect.poll(() => notices(page).count()).toBe(0);
}

describe('on the home screen', () => {
  test('what is missing is named, and opens once it has come', async ({ visit }) => {
    const { page, context, log } = await visit('?lang=en');
    await expect.poll(() => page.getByTestId('play-twenty48').count()).toBe(1);
    for (const [script, open, shown] of [
      [/\/open_settings-[^/]*\.js$/, 'settings', 'theme'],
      [/\/own_record-[^/]*\.js$/, 'record-open', 'save-file-write'],
      [/\/open_ladder-[^/]*\.js$/, 'othello-rungs', 'ladder'],
    ] as const) {
      await context.route(script, (route) => route.abort());
      await page.getByTestId(open).click();
      await expect.poll(() => told(page)).toMatch(/A file didn’t load: \w+-[\w-]+\.js\./);
      await context.unroute(script);
      await tryAgain(page);
      await expect.poll(() => page.getByTestId(shown).first().isVisible()).toBe(true);
      await page.goBack();
      await expect.poll(() => page.getByTestId('play-twenty48').count()).toBe(1);
    }
    log.forgive(/ERR_FAILED/);
  });

  test('a screen opens without its style, which can be asked for again', async ({ visit }) => {
    const { page, context, log } = await visit('?lang=en');
    const style = /\/own_record-[^/]*\.css$/;
    await context.route(style, (route) => route.abort());
    await page.getByTestId('record-open').click();
    await expect.poll(() => page.getByTestId('save-file-write').isVisible()).toBe(true);
    await expect.poll(() => told(page)).toMatch(/own_record-[\w-]+\.css\. The page looks plainer/);
    await context.unroute(style);
    const loaded = page.waitForResponse(style);
    await tryAgain(page);
    expect((await loaded).ok()).toBe(true);
    log.forgive(/ERR_FAILED/);
  });

  test('without a connection that is said, and a game begins once there is one', async ({ visit }) => {
    const { page, context, log } = await visit('?lang=en&perf=1&tempo=fast&nodes=2000&game=gomoku');
    await page.getByTestId('home').click();
    await page.getByTestId('play').waitFor();
    await context.setOffline(true);
    await page.getByTestId('play').click();
    await expect.poll(() => told(page)).toContain('You’re offline.');
    await context.setOffline(false);
    await tryAgain(page);
    await BattlePage.in(page);
    log.forgive(/ERR_INTERNET_DISCONNECTED/);
  });
});

test('words of a language that do not come leave the page in English until they do', async ({
  chromium,
  site,
}) => {
  const context = await chromium.newContext(DESKTOP);
  const page = await context.newPage();
  const words = /\/ru-[^/]*\.js$/;
  await page.route(words, (route) => route.abort());
  await page.goto(`${site.url}?lang=ru`);
  await expect.poll(() => told(page)).toContain('A file didn’t load: ru-');
  await page.unroute(words);
  await tryAgain(page);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru');
  await context.close();
});
