import type { Page } from 'playwright-core';

/** Arrow keys from wherever the focus is on the board, then Enter. */
export const withKeys =
  (page: Page) =>
  async (cell: number): Promise<void> => {
    const focused = () =>
      page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell ?? Number.NaN));
    let at = await focused();
    if (Number.isNaN(at)) {
      await page.keyboard.press('ArrowUp');
      at = await focused();
    }
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    const columns = (cell % 20) - (at % 20);
    const rows = Math.floor(cell / 20) - Math.floor(at / 20);
    await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns));
    await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows));
    await page.keyboard.press('Enter');
  };
