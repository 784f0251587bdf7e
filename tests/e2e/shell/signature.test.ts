import { expect } from 'vitest';
import { compareSignatures } from '../support/smoke';
import { test } from '../support/test';

test('a game can be copied as text: where it began, what was played, with what', async ({ enter }) => {
  const { page, battle } = await enter('ai=20&seed=7');
  const start = await battle.text();
  await battle.playTurn();
  await battle.playersTurn();
  await page.getByTestId('settings').click();
  const report = () => page.getByTestId('report').inputValue();
  await page.getByTestId('copy-game').click();
  const copied = await report();
  expect(copied).toContain(start.trim());
  expect(copied).toContain('rung 20, seed 7');
  expect(copied).toMatch(/^opponent with blur, seed \d+$/m);
  expect(copied).toContain('signature not measured');
  // In Chromium the engine searches what it searches natively.
  await compareSignatures({
    evaluate: page.evaluate.bind(page),
    press: (testId) => page.getByTestId(testId).click(),
  });
  const measured = await page.getByTestId('signature').innerText();
  await page.getByTestId('copy-game').click();
  // The report of before stands until the clipboard has refused this one too.
  await expect.poll(report).toContain(`signature ${measured}`);
});
