import { describe, expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { BattlePage } from '../support/battle_page';
import { DESKTOP, PHONE, test, type Visit } from '../support/test';
import { countReplies, countThinkers, killThinker } from '../support/thinker_watch';
import { cellsToTouch, type Touch, withFinger, withKeys, withMouse } from '../support/touches';

/** Battles against the thinking opponent, from the first action to the last. */

describe('a whole battle', () => {
  test.for([0, 20, 50])('is played to its end against rung %i', async (rung, { enter }) => {
    const { page, battle } = await enter(`ai=${rung}&seed=7`);
    // One of them is watched as players watch it.
    const { result, playerSide, rung: played } = await battle.playToTheEnd({ skipping: rung !== 20 });
    expect(played).toBe(rung);
    const verdict = result === 3 ? 'draw' : result - 1 === playerSide ? 'won' : 'lost';
    await expect.poll(() => page.getByTestId('result').getAttribute('data-result')).toBe(verdict);
    expect(await page.getByTestId('notice').count()).toBe(0);
  });

  test('is played by the second side too', async ({ enter }) => {
    const { battle } = await enter('ai=20&seed=8&side=second');
    const { playerSide, length } = await battle.playersTurn();
    expect(playerSide).toBe(1);
    expect(length).toBeGreaterThan(0);
    expect((await battle.playToTheEnd({ skipping: true })).result).not.toBe(0);
  });

  test('is followed by a rematch on the same map, with sides swapped', async ({ enter }) => {
    const { page, battle } = await enter('ai=0&seed=3');
    const start = await battle.text();
    await battle.playToTheEnd({ skipping: true });
    await page.getByTestId('rematch').click();
    await expect.poll(() => battle.text()).toBe(start);
    // One that is given up has a rematch, too.
    await page.getByTestId('tab-setup').click();
    await page.getByTestId('concede').click();
    await page.getByTestId('confirm-concede').click();
    await page.getByTestId('more-ways').click();
    await page.getByTestId('rematch-swap').click();
    await expect.poll(async () => (await battle.state()).playerSide).toBe(1);
    expect((await battle.playersTurn()).seed).toBe(3);
  });
});

test('rung 200 plays the same turn on one worker and on two, and goes on when one of them is lost', async ({
  visit,
}) => {
  // Fewer nodes would not be shared.
  const address = '?ai=200&seed=7&nodes=5000&perf=1&tempo=fast';
  const playOn = async ({ page }: Visit, workers: number) => {
    const battle = await BattlePage.in(page);
    await expect.poll(() => countReplies(page, 'ready')).toBe(workers);
    await battle.playTurn();
    await battle.skip();
    await battle.playersTurn();
    return battle;
  };
  const alone = await playOn(await visit(address, { ...DESKTOP, cores: 1 }), 1);
  const visited = await visit(address, { ...DESKTOP, cores: 4 });
  const { page } = visited;
  const shared = await playOn(visited, 2);
  expect(await countReplies(page, 'sync')).toBeGreaterThan(0);
  expect(await shared.text()).toBe(await alone.text());
  await killThinker(page);
  await expect.poll(() => countThinkers(page)).toBe(3);
  await shared.playTurn();
  await shared.skip();
  expect((await shared.playersTurn()).round).toBe(3);
});

describe('a turn', () => {
  /** Plays the player's turn through the board alone; after each action the page stands where the rules do. */
  async function playWith(touch: Touch, battle: BattlePage): Promise<void> {
    const rules = await battle.follow();
    const start = rules.text();
    const turn = playQuickTurn(rules).slice(0, -1);
    expect(turn.length).toBeGreaterThan(3);
    expect(
      turn.some((code) => code >> 16 > 0),
      'somebody strikes',
    ).toBe(true);
    expect(rules.load(start)).toBe('');
    for (const code of turn) {
      for (const cell of cellsToTouch(rules, code)) await touch(cell);
      expect(rules.play(code)).toBe('');
      await expect.poll(() => battle.text()).toBe(rules.text());
    }
  }

  /** The second turn, in which there is somebody to strike. */
  async function reachSecondTurn(battle: BattlePage): Promise<void> {
    await battle.playersTurn();
    await battle.playTurn();
    await battle.playersTurn();
  }

  test('is played with the mouse', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await reachSecondTurn(battle);
    await playWith(withMouse(page), battle);
    await page.getByTestId('end-turn').click();
    expect((await battle.playersTurn()).round).toBe(3);
  });

  test('is played with the keyboard', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    await reachSecondTurn(battle);
    await playWith(withKeys(page), battle);
    await page.keyboard.press('e');
    expect((await battle.playersTurn()).round).toBe(3);
  });

  test('is played with a finger on a phone', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7', PHONE);
    await reachSecondTurn(battle);
    await playWith(withFinger(page), battle);
    await page.getByTestId('end-turn').tap();
    expect((await battle.playersTurn()).round).toBe(3);
  });

  test('that leaves units idle ends only after a warning', async ({ enter }) => {
    const { page, battle } = await enter('ai=0&seed=7');
    const start = await battle.text();
    await page.getByTestId('end-turn').click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => battle.text()).toBe(start);
    await page.getByTestId('end-turn').click();
    await page.getByTestId('confirm-end-turn').click();
    expect((await battle.playersTurn()).round).toBe(2);
  });

  test('of the opponent can be skipped', async ({ enter }) => {
    const { page, battle } = await enter('ai=20&seed=7&tempo=classic');
    await battle.playTurn();
    await page.getByTestId('skip').click();
    expect((await battle.playersTurn()).round).toBe(2);
  });
});

describe('taking back', () => {
  test('undo and reset bring back the positions of the turn, one by one or all at once', async ({
    enter,
  }) => {
    const { page, battle } = await enter('ai=20&seed=7');
    const rules = await battle.follow();
    const texts = [await battle.text()];
    const turn = playQuickTurn(rules).slice(0, 3);
    const playAll = async () => {
      for (const code of turn) {
        await battle.play(code);
        texts.push(await battle.text());
      }
    };
    const undo = page.getByTestId('undo');
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await playAll();
    expect(new Set(texts).size).toBe(4);
    await undo.click();
    await expect.poll(() => battle.text()).toBe(texts[2]);
    await page.keyboard.press('u');
    await expect.poll(() => battle.text()).toBe(texts[1]);
    await undo.click();
    await expect.poll(() => battle.text()).toBe(texts[0]);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await playAll();
    await page.getByTestId('reset').click();
    await expect.poll(() => battle.text()).toBe(texts[0]);
    await battle.playTurn();
    await expect.poll(() => undo.isDisabled()).toBe(true);
  });
});
