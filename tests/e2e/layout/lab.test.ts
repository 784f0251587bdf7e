import { expect } from 'vitest';
import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';

/** The screens of the lab, in windows of all sizes. */

const finished = (walk: LayoutWalk) =>
  expect.poll(() => walk.page.getByTestId('match').getAttribute('data-state')).toBe('finished');

test('the form', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('workshop-open', 'compare');
  await walk.press('compare', 'match-form');
  await walk.looks('form', { inSight: ['match-start'] });
});

test('a match', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'ai=20&vs=10&games=2&nodes=50');
  await finished(walk);
  await walk.looks('match');
});

test('everybody against everybody, and scores of 2048', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, 'vs=0&form=robin&field=30,20,0&games=2&nodes=50');
  await finished(walk);
  await walk.waits('cross-table');
  await walk.looks('round robin');
  const scores = await LayoutWalk.at(visit, 'game=twenty48&form=scores&field=20,0&games=2&nodes=50');
  await scores.waits('score-table');
  await scores.looks('scores');
});
