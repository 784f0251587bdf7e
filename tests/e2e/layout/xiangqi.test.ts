import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens of Xiangqi, in windows of all sizes. */

const GAME = 'game=xiangqi&ai=20&side=first&moves=h2e2h9g7';
const ACTIONS = ['hint', 'undo'];

test('a game with an opponent that speaks, and a hint', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'game=xiangqi&ai=100&side=first');
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

test('the list of moves with the name of a long opening', async ({ visit }) => {
  const moves = 'h2e2h9g7h0g2i9h9i0h0b9c7c3c4g6g5b0c2c9e7b2a2a9b9';
  const walk = await LayoutWalk.at(visit, `game=xiangqi&ai=0&side=first&moves=${moves}`);
  await walk.waits('opening');
  await walk.looks('opening', { inSight: ACTIONS, board: true });
});

test.for([
  ['lost', 'second'],
  ['won', 'first'],
] as const)('a game that was %s', async ([, side], { visit }) => {
  const walk = await LayoutWalk.at(visit, `${GAME}&side=${side}&end=first-resignation`);
  await walk.page.getByTestId('shared').or(walk.page.getByTestId('result')).first().waitFor();
  await walk.looks('ended');
});

test('a draw that is declined, and a game that was resigned', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.press('resign', 'offer-draw');
  await walk.press('offer-draw', 'draw-answer');
  await walk.looks('declined', { inSight: ['confirm-resign'] });
  await walk.press('confirm-resign', 'result');
  await walk.waits('after-game');
  await walk.looks('result', { inSight: ['rematch'] });
});

test('the lesson, the puzzles', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('lesson-xiangqi', 'lesson-task');
  await walk.looks('lesson', { inSight: ['back'] });
  await walk.press('back', 'puzzles-xiangqi');
  await walk.press('puzzles-xiangqi', 'puzzle-task');
  await walk.looks('puzzles', { inSight: ['back'] });
});

test('the editor of positions', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('tab-setup');
  await walk.tab('tab-setup');
  await walk.press('editor-open', 'editor-standing');
  await walk.looks('editor', { inSight: ['back'] });
});
