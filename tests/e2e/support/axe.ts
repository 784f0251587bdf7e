import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  resultTypes: string[];
  preload: boolean;
  /** Names of rules; all without it. */
  runOnly?: string[];
}

declare const axe: { run(options: Options): Promise<AxeResults> };

/** What axe-core has to say against a page as it stands: how grave, which rule, and what breaks it. */
async function faultsOf(page: Page, only: Partial<Options> = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(options), {
    ...{ resultTypes: ['violations'], preload: false },
    ...only,
  });
  return violations.map(
    ({ id, impact, nodes }) => `${impact}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Expects nothing against a screen, once what still moves on it has come to rest. */
export function expectAccessible(page: Page, screen: string): Promise<void> {
  return expect.poll(() => faultsOf(page), { message: screen, interval: 200, timeout: 10_000 }).toEqual([]);
}

/** Expects letters that can be told from what they stand on; nothing else is asked. */
export function expectContrast(page: Page, screen: string): Promise<void> {
  const faults = () => faultsOf(page, { runOnly: ['color-contrast'] });
  return expect.poll(faults, { message: screen, interval: 200, timeout: 10_000 }).toEqual([]);
}
