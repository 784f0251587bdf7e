import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsInAllWindows, type Wanted } from './layout_faults';
import type { Visiting } from './test';

/** The longest of the three languages, words that do not move, and little thinking. */
const USUAL = 'lang=ru&tempo=fast&nodes=200&seed=3';

/** What may be known of an element before it is pressed. */
const LARGE = { width: 1280, height: 800 };

/** One page, on whose screens one after the other nothing is found in windows of all sizes. */
export class LayoutWalk {
  private constructor(readonly page: Page) {}

  /** Opens an address as a visitor with reduced motion does: `at(visit, 'game=gomoku&ai=20')`. */
  static async at(visit: Visiting, query = '', hash = ''): Promise<LayoutWalk> {
    const { page } = await visit(`?${USUAL}&${query}${hash}`, { viewport: LARGE, reducedMotion: 'reduce' });
    return new LayoutWalk(page);
  }

  /** Presses a control, and waits for what it opens, in a window in which both are in sight. */
  async press(testId: string, then?: string): Promise<void> {
    await this.page.setViewportSize(LARGE);
    await this.page.getByTestId(testId).locator('visible=true').first().click();
    if (then !== undefined) await this.waits(then);
  }

  /** Waits until something is shown. */
  async waits(testId: string): Promise<void> {
    await this.page.getByTestId(testId).locator('visible=true').first().waitFor();
  }

  /** Chooses a tab of the panel. */
  async tab(testId: string): Promise<void> {
    await this.press(testId);
    await expect.poll(() => this.page.getByTestId(testId).getAttribute('aria-selected')).toBe('true');
  }

  /** Nothing is cut, covered or out of reach, whatever the window. */
  async looks(screen: string, wanted: Wanted = {}): Promise<void> {
    expect.soft(await faultsInAllWindows(this.page, wanted), screen).toEqual([]);
    await this.page.setViewportSize(LARGE);
  }
}
