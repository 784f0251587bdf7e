import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { gomokuIn } from '../support/gomoku_page';
import { DESKTOP, test } from '../support/test';

/** What was kept and cannot be used is told, put aside, and overwritten by nothing. */

const CUT = '{"version":1,"value":{"settings":{"rung":20,"seed":7,"side":0,"size":15,"ru';
const NEWER = '{"version":9,"value":{"position":"new"}}';
const NO_RUNG =
  '{"version":1,"value":{"settings":{"rung":-1,"seed":7,"side":0,"nodes":0},"start":"","actions":[],"round":1,"over":false}}';

describe('a save', () => {
  test('that is cut off, newer, or out of its limits is put aside, and that is told', async ({
    visit,
    site,
  }) => {
    const saves = { 'gomoku.game': CUT, 'twenty48.game': NEWER, 'tactics.battle': NO_RUNG };
    // There before the page is: its cards put aside what they find as soon as they come.
    const kept = Object.entries(saves).map(([key, value]) => ({ name: `forethought.${key}`, value }));
    const storageState = {
      cookies: [],
      origins: [{ origin: new URL(site.url).origin, localStorage: kept }],
    };
    const { page } = await visit('?lang=en', { ...DESKTOP, storageState });
    const notices = page.getByTestId('notice');
    await expect.poll(() => notices.count()).toBe(3);
    const told = (await notices.allInnerTexts()).join('\n');
    expect(told).toContain('Could not be read and was set aside: saved game of Gomoku.');
    expect(told).toContain('Could not be read and was set aside: saved game of Tactics.');
    expect(told).toContain('Saved by a newer version of this page and set aside: saved game of 2048.');
    const download = page.waitForEvent('download');
    await notices.filter({ hasText: 'saved game of Gomoku' }).getByTestId('save-aside').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^forethought\.gomoku\.game-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile((await file.path()) ?? '', 'utf8')).toBe(CUT);
    for (const continued of ['continue', 'continue-gomoku', 'continue-twenty48']) {
      expect(await page.getByTestId(continued).count()).toBe(0);
    }
    const aside = () =>
      page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(`forethought.${key}.aside`)),
        Object.keys(saves),
      );
    await page.goto(`${page.url()}&perf=1&game=gomoku&ai=0&nodes=200&seed=3`);
    const game = await gomokuIn(page);
    await game.playersTurn();
    await page.getByTestId(`cell-${await game.goodAction()}`).click();
    await expect.poll(() => game.length()).toBeGreaterThan(0);
    await expect.poll(aside).toEqual(Object.values(saves));
    expect(await notices.count()).toBe(0);
  });
});
