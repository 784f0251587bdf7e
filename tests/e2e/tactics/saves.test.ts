import { describe, expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, test } from '../support/test';

/** A reload goes on with the battle. */

describe('a reload', () => {
  test('in the player’s turn goes on where it was, and undo still works', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await battle.playTurn();
    await battle.playersTurn();
    const start = await battle.text();
    for (const code of playQuickTurn(await battle.follow()).slice(0, 2)) await battle.play(code);
    const before = await battle.text();
    await page.reload();
    const after = await BattlePage.in(page);
    await expect.poll(() => after.text()).toBe(before);
    await page.getByTestId('reset').click();
    await expect.poll(() => after.text()).toBe(start);
  });

  test('in the middle of the opponent’s turn goes on with that turn', async ({ enter }) => {
    // At this tempo seconds pass between one action and the next, so that the reload falls between two.
    const { page, battle } = await enter('ai=50&seed=7&tempo=classic', { ...DESKTOP, pace: 1 });
    await battle.playTurn();
    await battle.opponentHasPlayed(1);
    const before = { text: await battle.text(), length: (await battle.state()).length };
    await page.reload();
    const after = await BattlePage.in(page);
    await expect.poll(() => after.text()).toBe(before.text);
    expect((await after.state()).phase).toBe('banner');
    const next = await after.opponentHasPlayed(1);
    expect(next.length).toBe(before.length + 1);
    expect(next.phase).toBe('opponent');
    await page.getByTestId('skip').click();
    expect((await after.playersTurn()).round).toBe(2);
  });

  test('after the end offers no way back into the battle', async ({ visit }) => {
    const { page } = await visit('?perf=1&tempo=fast&nodes=2000');
    await page.getByTestId('tactics-rungs').click();
    await page.getByTestId('tactics-rung-0').click();
    await page.getByTestId('ladder-play').click();
    const battle = await BattlePage.in(page);
    await battle.playToTheEnd({ skipping: true });
    await page.reload();
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    await expect.poll(() => page.getByTestId('continue').count()).toBe(0);
  });

  test('lets the home screen go on with the battle', async ({ visit }) => {
    const { page } = await visit('?perf=1&tempo=fast&nodes=2000');
    await page.getByTestId('play').click();
    const battle = await BattlePage.in(page);
    const [code = -1] = playQuickTurn(await battle.follow());
    await battle.play(code);
    const before = await battle.text();
    await page.reload();
    await page.getByTestId('continue').click();
    const after = await BattlePage.in(page);
    await expect.poll(() => after.text()).toBe(before);
    await after.playTurn();
    expect((await after.playersTurn()).round).toBe(2);
  });
});
