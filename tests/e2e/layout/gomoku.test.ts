import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens of Gomoku, which are those of the room for board games, in windows of all sizes. */

const GAME = 'game=gomoku&ai=20&side=first&moves=h8i9j10h9';
const ACTIONS = ['hint', 'undo'];

test('a game, a hint', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('hint');
  await walk.looks('game', { inSight: ACTIONS, board: true });
  await walk.press('hint', 'line-0');
  await walk.looks('hint', { inSight: ['hint-close', 'line-0'], board: true });
});

test('a fair fight says so', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'game=gomoku&ai=fair&side=first');
  await walk.waits('notice');
  await walk.looks('fair fight', { inSight: ACTIONS, board: true });
});

test('the panel', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('tab-analysis');
  await walk.tab('tab-analysis');
  await walk.looks('analysis', { inSight: ACTIONS, board: true });
  await walk.tab('tab-setup');
  await walk.looks('set-up', { inSight: ACTIONS, board: true });
});

test('a new game, and files', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.press('new-game-action', 'start-game');
  await walk.looks('new game', { inSight: ['start-game'] });
  await walk.page.keyboard.press('Escape');
  await walk.tab('tab-setup');
  await walk.press('files-open', 'files');
  await walk.looks('files');
});

test('the keys of a board', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('hint');
  await walk.page.keyboard.press('?');
  await walk.waits('key-help');
  await walk.looks('keys', { inSight: ['key-help-close'] });
});

test('the question before resigning, a lost game, and its review', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.press('resign', 'confirm-resign');
  await walk.looks('question', { inSight: ['confirm-resign'], board: true });
  await walk.press('confirm-resign', 'result');
  await walk.waits('after-game');
  await walk.looks('result', { inSight: ['rematch'] });
  await walk.press('more-ways', 'see-board');
  await walk.press('see-board', 'marks');
  await walk.looks('review', { board: true });
});

test('a game that somebody sent', async ({ visit }) => {
  const walk = await LayoutWalk.at(
    visit,
    '',
    '#game=gomoku&ai=20&side=second&lang=ru&moves=h8a1i8a2j8a3k8a4l8',
  );
  await walk.waits('shared');
  await walk.looks('shared game', { inSight: ['watch-shared'], board: true });
});

test('the lesson and the puzzles', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('lesson-gomoku', 'lesson-task');
  await walk.looks('lesson', { inSight: ['back'] });
  await walk.press('back', 'puzzles-gomoku');
  await walk.press('puzzles-gomoku', 'puzzle-task');
  await walk.looks('puzzles', { inSight: ['back'] });
});

test('the editor of positions', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await walk.waits('tab-setup');
  await walk.tab('tab-setup');
  await walk.press('editor-open', 'editor-standing');
  await walk.looks('editor', { inSight: ['back'] });
});
