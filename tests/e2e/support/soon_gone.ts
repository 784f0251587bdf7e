import type { Page } from 'playwright-core';

/**
 * Resolves once something with this test id has been laid out, however soon it goes: it looks at what changes in the
 * page, where a locator looks at frames, of which a busy machine draws few.
 */
export function hasBeenSeen(page: Page, testId: string): Promise<void> {
  return page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const there = document.querySelector(selector);
          if (there === null || there.getClientRects().length === 0) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { childList: true, subtree: true });
        look();
      }),
    `[data-testid="${testId}"]`,
  );
}
