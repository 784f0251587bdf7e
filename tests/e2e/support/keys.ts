import type { Locator, Page } from 'playwright-core';
import type { InputMethod } from './newcomer';
import { withKeys } from './touches';

/** More stops of the Tab key than any screen has. */
const STOPS = 80;

/** A keyboard and nothing else: arrows on the board, Tab to the controls, Enter to press them, Escape to step back. */
export function keysOf(page: Page): InputMethod {
  const choose = withKeys(page);
  return {
    async choose(cell) {
      if (!(await isOnBoard(page))) await tabTo(page, page.locator('.cell[tabindex="0"]'));
      await choose(cell);
    },
    async press(control) {
      await tabTo(page, typeof control === 'string' ? page.getByTestId(control) : control);
      await page.keyboard.press('Enter');
    },
    back: () => page.keyboard.press('Escape'),
  };
}

function isOnBoard(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.classList.contains('cell') === true);
}

/** Tabs until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; !(await reached()); stop++) {
    if (stop === STOPS) throw new Error(`${target} cannot be reached by the Tab key`);
    await page.keyboard.press('Tab');
  }
}
