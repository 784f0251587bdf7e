import { expect } from 'vitest';
import { nodeSignature } from '../support/rules';
import { test } from '../support/test';

test('the engine searches in Chromium exactly what it searches under Node', async ({ visit }) => {
  const { page } = await visit('');
  await page.getByTestId('settings').click();
  const shown = page.getByTestId('signature');
  await expect.poll(() => shown.getAttribute('data-ready')).toBe('true');
  expect(await shown.innerText()).toBe(await nodeSignature());
});

test('a game can be copied as text: where it began, what was played, with what', async ({ enter }) => {
  const { page, battle } = await enter('ai=20&seed=7');
  const start = await battle.text();
  await battle.playTurn();
  await battle.playersTurn();
  await page.getByTestId('settings').click();
  await page.getByTestId('copy-game').click();
  await expect.poll(() => page.getByTestId('report').count()).toBe(1);
  const report = await page.getByTestId('report').inputValue();
  expect(report).toContain(start.trim());
  expect(report).toContain('rung 20, seed 7');
  expect(report).toMatch(/^opponent with blur, seed \d+$/m);
  expect(report).toContain(await nodeSignature());
});
