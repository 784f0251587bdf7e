import { type Browser, launch, type Page } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../../tools/lib/chromium.mjs';
import { findCommand } from '../../../tools/lib/commands_on_path.mjs';
import { PageLog } from './page_log';
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
  page.on('requestfailed', (request) => log.add(`request failed: ${request.url()}`, true));
  await page.evaluateOnNewDocument(listenToThinkers);
  await page.goto(address);
  return { page, log };
}
