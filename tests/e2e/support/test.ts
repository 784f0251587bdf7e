import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../../../tools/lib/chromium.mjs';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, type Site, STRICT_POLICY, serveSite } from '../../../tools/lib/static_site.mjs';
import { BattlePage } from './battle_page';
import { leaveEvidence } from './evidence';
import { hurry, PACE } from './hurry';
import { PageLog } from './page_log';
import { listenToThinkers, pretendCores } from './thinker_watch';

/** The page is served from here, so that whatever is not relative in it shows. */
const SUB_PATH = '/games/on/a/sub-path/';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** With one device pixel to each of the page's: nothing tested depends on more, which only takes longer to draw. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** A page in a context of its own, and what was said there. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  log: PageLog;
}

export interface BattleVisit extends Visit {
  battle: BattlePage;
}

export interface VisitOptions extends BrowserContextOptions {
  /** The page may prepare for having no connection; else what is asked for goes to the network, where tests see it. */
  keeps?: boolean;
  /** Cores that the page takes the machine's for. */
  cores?: number;
  /** How fast animations run, against a player's: 1 where a moment in the middle of them is to be caught. */
  pace?: number;
}

/** Opens an address, relative to the site's. */
export type Visiting = (address: string, options?: VisitOptions) => Promise<Visit>;

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** What the page sees in a browser that has none. */
function withoutServiceWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

interface Fixtures {
  /** The built page from a sub-path under the strictest policy. */
  site: Site;
  chromium: Browser;
  visit: Visiting;
  /**
   * Opens a battle at tempo `fast`, with the driver: `enter('ai=20&seed=7')`. The opponent's thinking is limited, so
   * that what it does on the player's time does not hold up the other pages that are tested meanwhile.
   */
  enter(query: string, options?: VisitOptions): Promise<BattleVisit>;
}

/**
 * `test` with Chromium and the built page. A test that fails prints what its pages said and leaves screenshots; one
 * that passes must have left nothing to complain about in any page it opened.
 */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const headers = { 'Content-Security-Policy': STRICT_POLICY };
      const site = await serveSite(readSite(PAGE), { path: SUB_PATH, headers });
      await use(site);
      await site.close();
    },
    { scope: 'file' },
  ],
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchChromium(HEADLESS_CHROMIUM);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ site, chromium, task }, use) => {
    const visits: Visit[] = [];
    await use(async (address, { cores, pace = PACE, keeps = false, ...options }: VisitOptions = DESKTOP) => {
      const context = await chromium.newContext(options);
      const log = PageLog.of(context);
      await context.addInitScript(listenToThinkers);
      await context.addInitScript(hurry, pace);
      if (!keeps) await context.addInitScript(withoutServiceWorkers);
      if (cores !== undefined) await context.addInitScript(pretendCores, cores);
      const visit = { page: await context.newPage(), context, log };
      visits.push(visit);
      await visit.page.goto(new URL(address, site.url).href);
      return visit;
    });
    const failed = task.result?.state === 'fail';
    for (const { context, log } of visits) {
      if (failed) await leaveEvidence(task.name, log, context.pages());
      await context.close();
      if (!failed) expect(log.complaints).toEqual([]);
    }
  },
  enter: async ({ visit }, use) => {
    await use(async (query, options) => {
      const visited = await visit(`?perf=1&tempo=fast&nodes=2000&${query}`, options);
      return { ...visited, battle: await BattlePage.in(visited.page) };
    });
  },
});
