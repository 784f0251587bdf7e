import { expect } from 'vitest';
import { expectAccessible } from '../support/axe';
import { BattlePage } from '../support/battle_page';
import { PHONE, test } from '../support/test';

/** Maps that the player draws. */

/** Two fighters in opposite corners, and nothing else. */
const DUEL = 'F98f';

test('a map is drawn, played, and sent as a link that opens it', async ({ enter, visit }) => {
  const { page } = await enter('ai=20&seed=7');
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('map-editor-open').click();
  await expect.poll(() => page.getByTestId('map-standing').innerText()).toContain('A fair map');
  await page.getByTestId('map-clear').click();
  await expect.poll(() => page.getByTestId('map-standing').innerText()).toContain('at least one unit');
  await page.getByTestId('map-brush-0-0').click();
  await page.getByTestId('cell-0').click();
  await page.getByTestId('map-brush-ground-1').click();
  for (let cell = 40; cell < 50; cell += 1) await page.getByTestId(`cell-${cell}`).press('Enter');
  await expect.poll(() => page.getByTestId('map-note-apart').innerText()).toContain('a1 j10');
  await expectAccessible(page, 'map-editor');
  for (let wall = 0; wall < 10; wall += 1) await page.keyboard.press('u');
  await expect.poll(() => page.getByTestId('map-standing').innerText()).toContain('A fair map');
  await page.getByTestId('map-play').click();
  const battle = await BattlePage.in(page);
  expect((await battle.state()).phase).toBe('player');
  await page.goBack();
  await page.getByTestId('map-lab').click();
  await expect.poll(() => page.getByTestId('own-start').isVisible()).toBe(true);
  const sent = await visit(`?lang=en#game=tactics&ai=20&start=${DUEL}`);
  await expect.poll(() => sent.page.getByTestId('cell-0').getAttribute('aria-label')).toContain('Fighter');
  await expect.poll(() => sent.page.getByTestId('cell-99').getAttribute('aria-label')).toContain('Fighter');
});

test('a map is drawn with a finger on a phone', async ({ enter }) => {
  const { page } = await enter('ai=20&seed=7', PHONE);
  await page.getByTestId('menu').click();
  await page.getByTestId('tab-setup').click();
  await page.getByTestId('map-editor-open').click();
  await page.getByTestId('map-brush-ground-2').tap();
  await page.getByTestId('cell-44').tap();
  await expect.poll(() => page.getByTestId('cell-55').getAttribute('aria-label')).toContain('water');
});
