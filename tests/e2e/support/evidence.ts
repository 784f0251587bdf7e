import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inRoot } from '../../../tools/lib/paths.mjs';
import type { PageLog } from './page_log';

/** Where screenshots of failed tests go. */
const FOLDER = inRoot('build', 'e2e');

/** What can take a picture of itself: pages of Playwright and of Puppeteer. */
export interface Pictured {
  screenshot(options: { path: `${string}.png` }): Promise<unknown>;
}

/** Prints what the pages of a failed test said and saves what they show. */
export async function leaveEvidence(
  testName: string,
  log: PageLog,
  pages: readonly Pictured[],
): Promise<void> {
  console.log([`What the page of “${testName}” said:`, ...log.lines].join('\n  '));
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const name = testName.replace(/[^\p{L}\p{N}]+/gu, '_');
    const path = join(FOLDER, `${name}${index === 0 ? '' : `_${index}`}.png`) as `${string}.png`;
    await page.screenshot({ path }).then(
      () => console.log(`  screenshot: ${path}`),
      (refusal) => console.log(`  no screenshot: ${refusal}`),
    );
  }
}

/** Does `test`; if that fails, leaves evidence while the browser is still there. */
export async function withEvidence(
  testName: string,
  log: PageLog,
  page: Pictured,
  test: () => Promise<void>,
): Promise<void> {
  try {
    await test();
    expect(log.complaints).toEqual([]);
  } catch (thrown) {
    await leaveEvidence(testName, log, [page]);
    throw thrown;
  }
}
