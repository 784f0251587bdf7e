import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Browser, Frame, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { CHROMIUM } from '../../../tools/lib/chromium.mjs';
import { inRoot } from '../../../tools/lib/paths.mjs';
import { type SiteFiles, serveSite } from '../../../tools/lib/static_site.mjs';
import { BattlePage } from '../support/battle_page';
import { test as base, launchChromium, type Visiting } from '../support/test';

/** The package for game hosts, in a frame of a page on another origin, as such hosts show it. */

const SUB_PATH = '/html/123456/';

/** The whole browser: it refuses storage to frames of other sites, as it does on a player's machine. */
const test = base.extend<{ chromium: Browser }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchChromium(CHROMIUM);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
});

let packed: SiteFiles;

beforeAll(() => {
  execFileSync(process.execPath, [inRoot('tools', 'main.cjs'), 'package', '--zip'], { stdio: 'pipe' });
  packed = new Map(Object.entries(unzipSync(readFileSync(inRoot('build', 'forethought-itch.zip')))));
});

/** A host's page with the game in a frame. */
function hostPage(address: string): SiteFiles {
  const head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">';
  const frame = `<iframe src="${address}" width="960" height="700" allow="fullscreen"></iframe>`;
  return new Map([['index.html', Buffer.from(head + frame)]]);
}

async function frameOf(page: Page): Promise<Frame> {
  const found = () => page.frames().find((frame) => frame.url().includes(SUB_PATH));
  await expect.poll(() => found() !== undefined).toBe(true);
  return found()!;
}

test('the package has index.html at its root and no address that is not relative', () => {
  expect([...packed.keys()]).toContain('index.html');
  const html = Buffer.from(packed.get('index.html')!).toString();
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^\.\//);
});

test('the package carries its policy and the licences of all that is in it, and nothing of how it was made', () => {
  const html = Buffer.from(packed.get('index.html')!).toString();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  // Before whatever it is about.
  expect(html.indexOf('<meta http-equiv')).toBeLessThan(html.indexOf('<script'));
  expect([...packed.keys()].filter((name) => /^\.|\.(br|gz)$/.test(name))).toEqual([]);
  const licences = Buffer.from(packed.get('licences.txt')!).toString();
  for (const text of [
    'MIT License',
    'SIL OPEN FONT LICENSE',
    'CC-BY-3.0',
    'Lorc',
    'Jason Miller',
    'Rich Felker',
  ]) {
    expect(licences).toContain(text);
  }
});

/** Shows the game in a frame of a page that the browser knows by the name `host`, and plays a turn there, once it is as `expected`. */
async function playTurnInFrame(
  visit: Visiting,
  host: string,
  expected: (frame: Frame) => Promise<void> = async () => {},
): Promise<Frame> {
  const game = await serveSite(packed, { path: SUB_PATH });
  const outside = await serveSite(hostPage(`${game.url}?perf=1&tempo=fast&ai=20&seed=7`), { host });
  onTestFinished(async () => {
    await Promise.all([outside.close(), game.close()]);
  });
  expect(outside.origin).not.toBe(game.origin);
  const { page } = await visit(outside.url);
  const frame = await frameOf(page);
  await expected(frame);
  const battle = await BattlePage.in(frame);
  await battle.playTurn();
  expect((await battle.playersTurn()).round).toBe(2);
  return frame;
}

test('a turn is played in a frame on another origin, which has the whole screen at the press of a button', async ({
  visit,
}) => {
  const frame = await playTurnInFrame(visit, '127.0.0.1');
  const isFull = () => frame.evaluate(() => document.fullscreenElement !== null);
  for (const full of [true, false]) {
    await frame.getByTestId('full-screen').click();
    await expect.poll(isFull).toBe(full);
  }
  expect(await frame.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(await frame.getByTestId('notice').count()).toBe(0);
});

test('a turn is played in a frame on another site, to which the browser refuses storage', async ({
  visit,
}) => {
  // What it says of that goes by itself.
  const frame = await playTurnInFrame(visit, 'localhost', (frame) =>
    expect.poll(() => frame.getByTestId('notice').count()).toBe(1),
  );
  await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
});
