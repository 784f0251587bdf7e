import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Point {
  x: number;
  y: number;
}

/** A finger on a touch screen: it taps and drags what it can see, and nothing else. */
export class Finger {
  private constructor(
    private readonly page: Page,
    private readonly glass: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Taps a control, given by its test id or itself. */
  async tap(control: string | Locator): Promise<void> {
    const { x, y } = await this.reach(typeof control === 'string' ? this.page.getByTestId(control) : control);
    await this.page.touchscreen.tap(x, y);
  }

  tapCell(cell: number): Promise<void> {
    return this.tap(this.cell(cell));
  }

  /** Slides over cells, from the first to the last, and stays down. */
  async slide(cells: readonly number[]): Promise<void> {
    const points: Point[] = [];
    for (const cell of cells) points.push(await this.reach(this.cell(cell)));
    for (const [index, point] of points.entries())
      await this.touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
  }

  /** Lifts the finger. */
  lift(): Promise<void> {
    return this.touch('touchEnd', []);
  }

  /** Two fingers on what has a test id, from its middle outwards. */
  async pinch(testId: string): Promise<void> {
    const { x, y } = await this.reach(this.page.getByTestId(testId));
    const apart = (step: number) => [
      { x: x - 10 - 8 * step, y: y - 3 * step, id: 0 },
      { x: x + 10 + 8 * step, y: y + 3 * step, id: 1 },
    ];
    await this.touch('touchStart', apart(0).slice(0, 1));
    await this.touch('touchStart', apart(0));
    for (let step = 1; step <= 12; step++) await this.touch('touchMove', apart(step));
    await this.lift();
  }

  private cell(cell: number): Locator {
    return this.page.getByTestId(`cell-${cell}`);
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Where the middle of `target` is, once it rests there on the screen with nothing over it. */
  private async reach(target: Locator): Promise<Point> {
    await expect.poll(() => target.count(), { message: `${target} is there` }).toBe(1);
    let place: Point = { x: 0, y: 0 };
    const uncovered = async () => {
      const box = await target.boundingBox();
      if (box === null) return false;
      const last = place;
      place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const rests = last.x === place.x && last.y === place.y;
      return rests && (await target.evaluate(isOnTop, place));
    };
    await expect.poll(uncovered, { message: `${target} can be touched` }).toBe(true);
    return place;
  }
}

/**
 * Whether `element` is what a finger at `place` meets, and goes on to be. On a busy machine a sheet that is on its way may
 * stand still for a while.
 */
function isOnTop(element: Element, { x, y }: Point): boolean {
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    if (part.getAnimations().some((animation) => animation instanceof CSSTransition)) return false;
  const met = document.elementFromPoint(x, y);
  return met !== null && element.contains(met) && !element.matches(':disabled');
}
