import type { Page } from 'playwright-core';

/** Side of the smallest thing that a fingertip hits, in CSS pixels. */
const SMALLEST_PX = 44;

/** How far the page can be scrolled to the side. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Visible buttons that are too small for a finger, by their names. */
export function smallButtons(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const small = [...document.querySelectorAll('button, summary')].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < smallest - 0.5 || height < smallest - 0.5);
    });
    return small.map((button) => `${button.textContent || button.getAttribute('aria-label')}`);
  }, SMALLEST_PX);
}
