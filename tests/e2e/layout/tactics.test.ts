import { decodeSnapshot, livingUnits, type Side } from '../../../web/src/tactics/rules/snapshot';
import { BattlePage } from '../support/battle_page';
import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens of the tactics battle, in windows of all sizes. */

const BATTLE = 'game=tactics&perf=1';

/** Presses a unit of a side. */
async function chooseUnit(walk: LayoutWalk, battle: BattlePage, side: Side): Promise<void> {
  const { cell } = livingUnits(decodeSnapshot((await battle.follow()).snapshot()), side)[0]!;
  await walk.press(`cell-${cell}`);
}

test('a battle, a chosen unit, an enemy that is looked at', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${BATTLE}&ai=0`);
  const battle = await BattlePage.in(walk.page);
  await walk.waits('end-turn');
  await walk.looks('battle', { inSight: ['end-turn', 'hint'], board: true });
  await chooseUnit(walk, battle, 0);
  await walk.waits('selection');
  await walk.looks('chosen unit', { inSight: ['end-turn'], board: true });
  await walk.page.keyboard.press('Escape');
  await chooseUnit(walk, battle, 1);
  await walk.waits('inspected');
  await walk.looks('enemy', { inSight: ['end-turn'], board: true });
});

test('a hint', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${BATTLE}&ai=0`);
  await walk.press('hint', 'plan-0');
  await walk.looks('hint', { inSight: ['hint-close'], board: true });
});

test('the panel, and the question before resigning', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${BATTLE}&ai=0`);
  await walk.waits('end-turn');
  await walk.tab('tab-setup');
  await walk.looks('set-up', { board: true });
  await walk.press('concede', 'confirm-concede');
  await walk.looks('question', { board: true });
});

async function looksAtResult(walk: LayoutWalk): Promise<void> {
  await walk.waits('after-game');
  await walk.looks('result', { inSight: ['rematch'] });
  await walk.press('more-ways', 'watch-again');
  await walk.looks('all ways on');
}

test('a battle that was won, and its replay', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${BATTLE}&ai=0&seed=7`);
  const battle = await BattlePage.in(walk.page);
  await battle.playToTheEnd({ skipping: true });
  await looksAtResult(walk);
  await walk.press('watch-again', 'replay-place');
  await walk.looks('replay', { inSight: ['replay-play'], board: true });
});

test('a battle that was given up', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${BATTLE}&ai=0&seed=7`);
  const battle = await BattlePage.in(walk.page);
  await battle.playTurn();
  await battle.playersTurn();
  await walk.tab('tab-setup');
  await walk.press('concede', 'confirm-concede');
  await walk.press('confirm-concede');
  await looksAtResult(walk);
});

test('the course', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('learn', 'hand');
  await walk.looks('first lesson', { board: true });
});
