import { describe, expect } from 'vitest';
import { BattlePage } from '../support/battle_page';
import { test } from '../support/test';

/** Every test of this folder runs under the strictest policy, from a sub-path; here is what that means. */

describe('the strict policy', () => {
  test('is in force: what the page must not do is refused, and told', async ({ visit }) => {
    const { page, log } = await visit('');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.broken = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    log.forgive(/Content Security Policy/);
  });

  test('is kept on every screen, in every language and both themes', async ({ visit, site }) => {
    const { page } = await visit('?perf=1&tempo=fast&nodes=2000');
    for (const [language, colorScheme] of [
      ['en', 'light'],
      ['zh', 'dark'],
      ['ru', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.url}?perf=1&tempo=fast&nodes=2000&lang=${language}`);
      await page.getByTestId('settings').click();
      await page.getByTestId('credits-open').click();
      await page.getByTestId('credits').locator('summary').first().click();
      await page.getByTestId('home').click();
    }
    await page.getByTestId('play').click();
    const battle = await BattlePage.in(page);
    await battle.playTurn();
    await battle.skip();
    expect((await battle.playersTurn()).round).toBe(2);
  });
});
