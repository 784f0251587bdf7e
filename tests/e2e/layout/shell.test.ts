import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens around the games, in windows of all sizes. */

test('home, settings, credits', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.waits('adversary-twenty48');
  await walk.looks('home', { inSight: ['play', 'settings', 'record-open'] });
  await walk.press('workshop-open', 'lab-twenty48');
  await walk.looks('workshop', { inSight: ['home'] });
  await walk.press('home', 'settings');
  await walk.press('settings', 'theme');
  await walk.looks('settings', { inSight: ['back'] });
  await walk.press('credits-open', 'credits');
  await walk.looks('credits');
});

test('the record, empty, and what a save file would replace', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('record-open', 'record');
  await walk.looks('empty record');
  const downloads = walk.page.waitForEvent('download');
  await walk.press('save-file-write');
  await walk.page.getByTestId('save-file-chooser').setInputFiles(await (await downloads).path());
  await walk.waits('save-file-found');
  await walk.looks('save file');
});

test.for(['tactics', 'gomoku', 'othello', 'xiangqi', 'twenty48'])(
  'the ladder of %s',
  async (game, { visit }) => {
    const walk = await LayoutWalk.at(visit);
    await walk.press(`${game}-rungs`, 'ladder-play');
    await walk.looks('ladder', { inSight: ['ladder-play'] });
  },
);

test('a scene of the ladder', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('tactics-rungs', 'ladder-scene');
  await walk.press('ladder-scene', 'scene');
  await walk.looks('scene', { inSight: ['scene-close'] });
});
