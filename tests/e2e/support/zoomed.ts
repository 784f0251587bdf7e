import { expect } from 'vitest';
import { gomokuIn } from './gomoku_page';
import type { Place } from './place';

/** A page of the game alone, and a mouse that clicks at a point of it. */
export interface ZoomedBrowser extends Place {
  clickAt(x: number, y: number): Promise<void>;
}

export const ZOOMED_ADDRESS = '?game=gomoku&ai=0&seed=7&perf=1&tempo=fast&embed=1';

/** Element, property and value by which a page is made larger or smaller, and the cell to press then. */
const SIZES = [
  ['html', 'zoom', '0.9', 147],
  ['body', 'zoom', '1.1', 63],
  ['html', 'transform', 'scale(0.8)', 231],
  ['body', 'transform', 'scale(0.9, 0.7)', 189],
] as const;

/** However the page is zoomed or scaled, a stone lies where the browser says that its cell was pressed. */
export async function placesWherePressed(browser: ZoomedBrowser): Promise<void> {
  const game = await gomokuIn(browser);
  for (const size of SIZES) {
    await game.playersTurn();
    const { x, y, label } = await browser.evaluate(resize, size);
    await browser.clickAt(x, y);
    const labelNow = () => browser.evaluate(labelOf, size[3]);
    await expect.poll(labelNow, { message: size.join(' ') }).not.toBe(label);
    await browser.evaluate(undo, size);
  }
}

/** Sets the size, and returns where the cell then is: the middle of the points at which the browser finds it. */
async function resize([element, property, value, cell]: (typeof SIZES)[number]) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.querySelector<HTMLElement>(element)!.style.setProperty(property, value);
  // The board is painted anew once its new size is known.
  await frame().then(frame);
  const found: [number, number][] = [];
  for (let x = 2; x < innerWidth; x += 8)
    for (let y = 2; y < innerHeight; y += 8)
      if ((document.elementFromPoint(x, y) as HTMLElement | null)?.dataset.cell === String(cell))
        found.push([x, y]);
  const middle = (axis: 0 | 1) =>
    Math.round(found.reduce((sum, point) => sum + point[axis], 0) / found.length);
  const label = document.querySelector(`[data-cell="${cell}"]`)!.getAttribute('aria-label');
  return { x: middle(0), y: middle(1), label };
}

function undo([element, property]: (typeof SIZES)[number]): void {
  document.querySelector<HTMLElement>(element)!.style.removeProperty(property);
}

function labelOf(cell: number): string | null {
  return document.querySelector(`[data-cell="${cell}"]`)!.getAttribute('aria-label');
}
