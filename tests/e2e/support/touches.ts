import type { Locator, Page } from 'playwright-core';
import type { TacticsGame } from '../../../wasm/tactics';
import { decodeEvents } from '../../../web/src/tactics/rules/events';
import { decodeSnapshot, unitOn } from '../../../web/src/tactics/rules/snapshot';

/** A way of touching the board: chooses a cell, as a player does. */
export type Touch = (cell: number) => Promise<void>;

const cellOn = (page: Page, cell: number): Locator => page.getByTestId(`cell-${cell}`);

export const withMouse =
  (page: Page): Touch =>
  (cell) =>
    cellOn(page, cell).click();

export const withFinger =
  (page: Page): Touch =>
  (cell) =>
    cellOn(page, cell).tap();

/** Arrow keys from wherever the focus is on the board, then Enter. */
export const withKeys =
  (page: Page): Touch =>
  async (cell) => {
    const focused = () =>
      page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell ?? Number.NaN));
    let at = await focused();
    if (Number.isNaN(at)) {
      await page.keyboard.press('ArrowUp');
      at = await focused();
    }
    const columns = (cell % 10) - (at % 10);
    const rows = Math.floor(cell / 10) - Math.floor(at / 10);
    for (let step = 0; step < Math.abs(columns); step++) {
      await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    for (let step = 0; step < Math.abs(rows); step++) {
      await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    await page.keyboard.press('Enter');
  };

/**
 * Cells to touch, one after the other, for a unit's action: the unit, where it goes, whom it strikes, and once more
 * to confirm. `rules` stand before the action.
 */
export function cellsToTouch(rules: TacticsGame, code: number): number[] {
  const snapshot = decodeSnapshot(rules.snapshot());
  const to = (code >> 8) & 0xff;
  const from = snapshot.units[code & 0xff]?.cell ?? -1;
  const struck = decodeEvents(rules.preview(code)).flatMap((event) =>
    event.kind === 'hit' ? [snapshot.units[event.unit]!] : [],
  );
  const target = struck.find(({ side }) => side !== snapshot.sideToMove) ?? struck[0];
  if (target === undefined) return [from, to, to];
  // A friend on the line of fire is on its own cell; whoever stands on the target's is the target.
  const cell = unitOn(snapshot, target.cell)?.cell ?? -1;
  return [from, to, cell, cell];
}
