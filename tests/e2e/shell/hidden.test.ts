import { expect, onTestFinished } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from '../support/battle_page';
import { withEvidence } from '../support/evidence';
import { launchChromiumWithTabs, openTab } from '../support/puppet';
import { test } from '../support/test';
import { thinkingProgress } from '../support/thinker_watch';

/** A page that nobody sees neither thinks nor plays. Time passes for it in another tab, which does both. */
test('a hidden page does not think, neither on the player’s time nor on its own', async ({ site, task }) => {
  const browser = await launchChromiumWithTabs();
  onTestFinished(() => browser.close());
  const back = await openTab(browser, `${site.url}?perf=1&tempo=fast&ai=50&seed=7`);
  const front = await openTab(browser, `${site.url}?perf=1&tempo=fast&ai=50&seed=8`);
  const progress = () => thinkingProgress(back.page);
  const isHidden = () => back.page.evaluate(() => document.hidden);

  await withEvidence(task.name, back.log, back.page, async () => {
    const battle = await BattlePage.in(back.page);
    const other = await BattlePage.in(front.page);
    await expect.poll(isHidden).toBe(true);

    // On the player's time: the worker hears of the new position, and leaves it at that.
    const [code = -1] = playQuickTurn(await battle.follow());
    await battle.play(code);
    await expect.poll(async () => (await progress()).answered).toBe(true);
    await other.playTurn();
    expect((await other.playersTurn()).round).toBe(2);
    expect(await progress()).toEqual({ answered: true, computed: false, finished: false });
    await back.page.bringToFront();
    await expect.poll(async () => (await progress()).finished).toBe(true);

    // On the opponent's: the turn stands still until somebody looks.
    await front.page.bringToFront();
    await expect.poll(isHidden).toBe(true);
    await battle.playTurn();
    const { length } = await battle.state();
    await other.playTurn();
    expect((await other.playersTurn()).round).toBe(3);
    expect((await battle.state()).length).toBe(length);
    expect((await progress()).computed).toBe(false);
    await back.page.bringToFront();
    expect((await battle.playersTurn()).round).toBe(2);
  });
});
