import { LayoutWalk } from '../support/layout_walk';
import { test } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';

/** The screens of 2048, in windows of all sizes. */

const GAME = 'game=twenty48&ai=20&seed=5&perf=1';

/** Slides whatever slides first: `most` times, or until nothing slides any more. */
function slide(walk: LayoutWalk, most: number): Promise<void> {
  return walk.page.evaluate((times) => {
    for (let slides = 0; slides < times; slides++) {
      const [first] = window.forethought?.legalActions() ?? [];
      if (first === undefined || window.forethought?.play(first) !== '') return;
    }
  }, most);
}

test('a game, its hint, its panel', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, GAME);
  await Twenty48Page.in(walk.page);
  await slide(walk, 12);
  await walk.looks('game', { inSight: ['hint', 'undo'], board: true });
  await walk.press('hint');
  await walk.page.locator('.hint-arrow').first().waitFor();
  await walk.looks('hint', { inSight: ['hint'], board: true });
  await walk.page.getByTestId('engine-fold').locator('summary').click();
  await walk.waits('speed');
  await walk.looks('course', { board: true });
  await walk.press('autoplay', 'let-play');
  await walk.looks('asks first', { inSight: ['let-play'] });
  await walk.press('let-play', 'own-game');
  await walk.looks('copy', { inSight: ['own-game', 'autoplay'], board: true });
  await walk.press('own-game', 'new-game-action');
  await walk.press('new-game-action', 'same-tiles');
  await walk.looks('new game', { inSight: ['same-tiles'] });
});

test('a game over', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit, `${GAME}&ai=0`);
  await Twenty48Page.in(walk.page);
  await slide(walk, 100_000);
  await walk.waits('result');
  await walk.looks('result');
});

test('the race, the adversary, the plates', async ({ visit }) => {
  const walk = await LayoutWalk.at(visit);
  await walk.press('workshop-open', 'compare-twenty48');
  await walk.press('compare-twenty48', 'same-tiles');
  await walk.looks('race');
  await walk.press('home', 'adversary-twenty48');
  await walk.press('adversary-twenty48', 'adversary-word');
  await walk.looks('adversary');
  await walk.press('home', 'workshop-open');
  await walk.press('workshop-open', 'plates-open');
  await walk.press('plates-open', 'plates-step');
  await walk.looks('plates', { inSight: ['plates-back', 'plates-play', 'plates-next'] });
});
