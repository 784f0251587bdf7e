import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TacticsGame } from '../../../wasm/tactics';
import { decodeSnapshot, Ground, livingUnits, unitOn } from '../../../web/src/tactics/rules/snapshot';
import { isMove } from './chances';
import { type InputMethod, Newcomer } from './newcomer';
import { hasBeenSeen } from './soon_gone';
import type { Walk } from './walk';

/** What a newcomer does in the first battles, by whatever input. */

/** Fixed thinking, so that the battles are the same every time, on a map on which all sights come early. */
export const FIRST_STEPS = '?perf=1&seed=2&nodes=2000&lang=en&tempo=brisk';

/** Home, the board, and a first action in two steps. */
export async function begin(page: Page, walk: Walk, input: InputMethod): Promise<Newcomer> {
  await walk.step('home', () => expect.poll(() => page.getByTestId('play').isVisible()).toBe(true));
  await input.press('play');
  const newcomer = await Newcomer.at(page, walk, input);
  await walk.step('first look', () => newcomer.shows('end-turn'));
  const moves = (await newcomer.chances()).filter(isMove);
  const { unit, cell } = moves[0]!;
  const far = farFrom(newcomer.battle.rules, new Set(moves.map((move) => move.cell)));
  await walk.step('selection with ranges', async () => {
    await input.choose(unit.cell);
    await newcomer.shows('selection');
  });
  await walk.step('an illegal cell says why', async () => {
    await input.choose(far);
    await newcomer.shows('remark');
  });
  await walk.step('one step back', async () => {
    await input.back();
    await newcomer.shows('selection', false);
  });
  await walk.step('a cell is chosen', async () => {
    await input.choose(unit.cell);
    await input.choose(cell);
    await newcomer.shows('selection');
    expect(await newcomer.length()).toBe(0);
  });
  await walk.step('chosen again it is walked to', async () => {
    await input.choose(cell);
    await expect.poll(() => newcomer.length()).toBe(1);
  });
  return newcomer;
}

/** An empty cell that nobody reaches. */
function farFrom(rules: TacticsGame, reached: ReadonlySet<number>): number {
  const snapshot = decodeSnapshot(rules.snapshot());
  return snapshot.cells.findLastIndex(
    (ground, cell) => ground === Ground.ground && unitOn(snapshot, cell) === null && !reached.has(cell),
  );
}

/** The turn, from its second action on, is taken back, played anew, and answered. */
export async function finishTurn(newcomer: Newcomer): Promise<void> {
  const { page, battle, input } = newcomer;
  const length = () => newcomer.length();
  await newcomer.step('restart of the turn', async () => {
    await input.press('reset');
    await expect.poll(length).toBe(0);
  });
  await newcomer.step('the rest advances', async () => {
    await input.press('advance');
    await expect.poll(length).toBe(6);
  });
  await newcomer.step('undo', async () => {
    await input.press('undo');
    await expect.poll(length).toBe(5);
  });
  await newcomer.step('a warning while units are fresh', async () => {
    await input.press('end-turn');
    await newcomer.shows('confirm-end-turn');
    await expect.poll(length).toBe(5);
  });
  await newcomer.step('the opponent is announced', async () => {
    await Promise.all([hasBeenSeen(page, 'banner'), input.press('confirm-end-turn')]);
  });
  await newcomer.step('the opponent moves', () =>
    expect.poll(async () => (await battle.state()).phase).toBe('opponent'),
  );
  await newcomer.step('what it left behind', async () => {
    expect((await battle.playersTurn()).round).toBe(2);
    await expect.poll(() => page.locator('.banner').count()).toBe(0);
  });
}

/** Threats, an enemy's reach, the list of moves, the settings. */
export async function lookAround(newcomer: Newcomer): Promise<void> {
  const { page, battle, input } = newcomer;
  const threats = page.getByTestId('threats');
  await newcomer.step('threats', async () => {
    await input.press('threats');
    await expect.poll(() => threats.getAttribute('aria-pressed')).toBe('true');
  });
  await input.press('threats');
  await newcomer.step('an enemy is looked at', async () => {
    const rules = await battle.follow();
    await input.choose(livingUnits(decodeSnapshot(rules.snapshot()), 1)[0]!.cell);
    await newcomer.shows('inspected');
  });
  await input.back();
  await newcomer.shows('inspected', false);
  await newcomer.step('settings', async () => {
    await input.press('settings');
    await newcomer.shows('signature');
  });
  await input.press('back');
  await input.press(page.getByTestId('tempo').locator('[data-value=fast]'));
}

/** The battle is given up, taken up again where it turned, lost again, left for an easier one, and that one from the other side. */
export async function giveUp(newcomer: Newcomer, openPanel: () => Promise<void>): Promise<void> {
  const { page, battle, input } = newcomer;
  const concede = async () => {
    await openPanel();
    await input.press(page.getByRole('tab').last());
    await input.press(page.getByTestId('concede').last());
    await newcomer.shows('confirm-concede');
  };
  await newcomer.step('the question before conceding', concede);
  await newcomer.step('a defeat and what decided it', async () => {
    await input.press('confirm-concede');
    await newcomer.shows('result');
    await newcomer.shows('turning-point');
  });
  await newcomer.step('the turn that stands out, looked at again', async () => {
    await input.press('turning-point');
    await newcomer.shows('played-card');
    await newcomer.shows('result', false);
    await input.press('hint-close');
    await newcomer.shows('result');
  });
  const { rung, length } = await battle.state();
  await newcomer.step('played on from the turning point', async () => {
    await input.press('play-on');
    await newcomer.shows('result', false);
    expect((await battle.state()).length).toBeLessThan(length);
  });
  // That one was begun in its middle; two defeats in a row lead down.
  for (const defeat of ['first', 'second']) {
    await concede();
    await input.press('confirm-concede');
    if (defeat === 'first') await input.press('rematch');
  }
  await newcomer.step('one rung easier', async () => {
    await input.press('rung-next');
    await expect.poll(async () => (await battle.state()).rung).toBe(rung - 10);
    expect((await battle.state()).length).toBe(0);
  });
  const { seed } = await battle.state();
  await concede();
  await input.press('confirm-concede');
  await newcomer.step('the same from the other side', async () => {
    await input.press('more-ways');
    await input.press('rematch-swap');
    await expect.poll(async () => (await battle.state()).playerSide).toBe(1);
    expect((await battle.playersTurn()).seed).toBe(seed);
  });
}
