import { expect } from 'vitest';
import { compareSignatures } from '../support/smoke';
import { test } from '../support/test';

test('a game can be copied as text: where it began, what was played, with what', async ({ enter }) => {
  const { page, battle } = await enter('ai=20&seed=7');
  const start = await battle.text();
  await battle.playTurn();
  await battle.playersTurn();
  await page.getByTestId('settings').click();
  const copied = async () => {
    await page.getByTestId('copy-game').click();
    await expect.poll(() => page.getByTestId('report').count()).toBe(1);
    return page.getByTestId('report').inputValue();
  };
  const report = await copied();
  expect(report).toContain(start.trim());
  expect(report).toContain('rung 20, seed 7');
  expect(report).toMatch(/^opponent with blur, seed \d+$/m);
  expect(report).toContain('signature not measured');
  // In Chromium the engine searches what it searches natively.
  await compareSignatures({
    evaluate: page.evaluate.bind(page),
    press: (testId) => page.getByTestId(testId).click(),
  });
  expect(await copied()).toContain(`signature ${await page.getByTestId('signature').innerText()}`);
});
