import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../../tools/lib/chromium.mjs';
import { findCommand } from '../../../tools/lib/commands_on_path.mjs';
import type { FramedBrowser } from './framed';
import { PageLog } from './page_log';
import type { SuiteBrowser } from './suite';
import { listenToThinkers } from './thinker_watch';

/** Chromium whose tabs are hidden by one another, as a player's are; Playwright keeps all of them visible. */
export function launchChromiumWithTabs(): Promise<Browser> {
  return launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}

export function launchFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX ?? findCommand('firefox-esr') ?? findCommand('firefox');
  if (executablePath === null) throw new Error('there is no firefox-esr on PATH');
  return launch({ browser: 'firefox', executablePath });
}

/** Opens a tab in front of the others. */
export async function openTab(browser: Browser, address: string): Promise<{ page: Page; log: PageLog }> {
  const page = await browser.newPage();
  const log = new PageLog();
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warn';
    log.add(`console ${message.type()}: ${message.text()}`, bad);
  });
  page.on('pageerror', (error) => log.add(`uncaught: ${String(error)}`, true));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // What is no longer wanted is broken off.
    log.add(`request failed: ${request.url()} (${reason})`, !/ABORTED/.test(reason));
  });
  await page.evaluateOnNewDocument(listenToThinkers);
  await page.goto(address);
  return { page, log };
}

/** Drives one tab of a browser of its own. */
export async function launchPuppet(launching: Promise<Browser>): Promise<SuiteBrowser> {
  const browser = await launching;
  const { page, log } = await openTab(browser, 'about:blank');
  return {
    log,
    open: async (address) => void (await page.goto(address)),
    openFramed: async (address) => {
      await page.goto(address);
      return framedIn(page);
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: page.evaluate.bind(page),
    press: (testId) => page.click(`[data-testid="${testId}"]`),
    key: (name) => page.keyboard.press(name as KeyInput),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: (options) => page.screenshot(options),
    close: () => browser.close(),
  };
}

/** Drives the one frame of what a tab shows. */
export async function framedIn(page: Page): Promise<FramedBrowser> {
  // All of the frame is in sight: a cell that gets the focus is scrolled to where it is not.
  await page.setViewport({ width: 1280, height: 900 });
  const frame = await page.waitForSelector('iframe').then((element) => element?.contentFrame());
  if (frame == null) throw new Error('the page has no frame');
  const selector = (testId: string) => `[data-testid="${testId}"]`;
  return {
    host: page,
    frame,
    press: (testId) => frame.click(selector(testId)),
    pressHost: (testId) => page.click(selector(testId)),
    key: (name) => page.keyboard.press(name as KeyInput),
  };
}
