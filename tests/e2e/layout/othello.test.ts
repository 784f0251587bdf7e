import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens of Othello, in windows of all sizes. */

const GAME = 'game=othello&ai=20&side=first&moves=f5d6';
const ACTIONS = ['hint', 'undo'];

test('a game with an opponent that speaks, and a hint', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'game=othello&ai=100&side=first');
  await walk.waits('said');
  await walk.looks('game', { inSight: ACTIONS, board: true });
  await walk.press('hint', 'line-0');
  await walk.looks('hint', { inSight: ['hint-close', 'line-0'], board: true });
});

test('the panel', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('tab-analysis');
  await walk.tab('tab-analysis');
  await walk.looks('analysis', { inSight: ACTIONS, board: true });
});

test('a side that must pass', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'game=othello&ai=0&side=first&moves=c4c3c2b2e6c1a1a3');
  await walk.waits('choice');
  await walk.looks('pass', { inSight: ['pass'], board: true });
});

test.for([
  ['lost', 'second'],
  ['won', 'first'],
] as const)('a game that was %s', async ([, side], { visit }) => {
  const walk = await LayoutWalk.at(visit, `${GAME}&side=${side}&end=first-resignation`);
  await walk.page.getByTestId('shared').or(walk.page.getByTestId('result')).first().waitFor();
  await walk.looks('ended');
});

test('a game that was resigned', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.press('resign', 'confirm-resign');
  await walk.press('confirm-resign', 'result');
  await walk.waits('after-game');
  await walk.looks('result', { inSight: ['rematch'] });
});

test('the lesson, the puzzles, the same mistake again', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('lesson-othello', 'lesson-task');
  await walk.looks('lesson', { inSight: ['back'] });
  await walk.press('back', 'puzzles-othello');
  await walk.press('puzzles-othello', 'puzzle-task');
  await walk.looks('puzzles', { inSight: ['back'] });
  await walk.press('back', 'workshop-open');
  await walk.press('workshop-open', 'repeats-open');
  await walk.press('repeats-open', 'remedy-none');
  await walk.looks('repeats');
});

test('the editor of positions', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('tab-setup');
  await walk.tab('tab-setup');
  await walk.press('editor-open', 'editor-standing');
  await walk.looks('editor', { inSight: ['back'] });
});
