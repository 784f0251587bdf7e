import { expect, onTestFinished } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, serveSite } from '../../../tools/lib/static_site.mjs';
import type { Place } from './place';

/** Where the game lies on its own site. */
export const FRAME_PATH = '/in/a/frame/';

/** A browser that shows the game in a frame of another site's page. */
export interface FramedBrowser {
  host: Place;
  frame: Place;
  /** Presses what has a test id, in the frame and on the host's page. */
  press(testId: string): Promise<void>;
  pressHost(testId: string): Promise<void>;
  /** Presses a key, named as `KeyboardEvent.key` has it, wherever the focus is. */
  key(name: string): Promise<void>;
}

/** A page that scrolls, with the game in a frame; `style` is the frame's. */
export interface Host {
  addressOf(query: string, style?: string): string;
}

/**
 * Serves the built page until the test is over, and the host's page by another name of this machine, which to browsers is
 * another site.
 */
export async function serveHost(): Promise<Host> {
  const site = await serveSite(readSite(PAGE), { path: FRAME_PATH });
  const page = [
    '<!doctype html><title>Host</title><link rel="icon" href="data:,">',
    '<body style="margin: 0; height: 4000px"><button data-testid="host">Host</button><br>',
    '<iframe width="960" height="700"></iframe><br><button data-testid="after">After</button><script>',
    'const asked = new URLSearchParams(location.search); const frame = document.querySelector("iframe");',
    'window.heard = []; addEventListener("message", ({ data }) => heard.push(data.type));',
    `frame.style = asked.get("style"); frame.src = "${site.url}" + asked.get("query");`,
    '</script>',
  ];
  const outside = await serveSite(new Map([['index.html', Buffer.from(page.join(''))]]), {
    host: 'localhost',
  });
  onTestFinished(async () => {
    await Promise.all([site.close(), outside.close()]);
  });
  return { addressOf: (query, style = '') => `${outside.url}?${new URLSearchParams({ query, style })}` };
}

/** Boards by their address, and a cell to press. */
export const FRAMED_BOARDS: readonly (readonly [query: string, cell: string])[] = [
  ['?game=twenty48&seed=7&perf=1', 'cell-5'],
  ['?game=twenty48&mode=comparison&seed=7', 'cell-5'],
  ['?game=gomoku&ai=0&perf=1', 'cell-52'],
  ['?game=othello&ai=0&perf=1', 'cell-0'],
  ['?game=xiangqi&ai=0&perf=1', 'cell-0'],
  ['?game=tactics&ai=0&seed=7&perf=1', 'cell-44'],
];

/** What scrolls a page that hears it. */
const SCROLLING = ['ArrowDown', 'ArrowDown', 'PageDown', 'End', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];

/** After a press on its board the frame has the keys, again after the host had them, and the host does not scroll. */
export async function keepsKeys(browser: FramedBrowser, cell: string): Promise<void> {
  const { host, frame } = browser;
  await expect.poll(() => frame.evaluate(isThere, cell)).toBe(true);
  await frame.evaluate(countKeys);
  for (let heard = SCROLLING.length; heard <= 2 * SCROLLING.length; heard += SCROLLING.length) {
    await browser.pressHost('host');
    await browser.press(cell);
    // Whoever drives a browser brings what is pressed into view.
    const before = await host.evaluate(() => scrollY);
    for (const key of SCROLLING) await browser.key(key);
    await expect.poll(() => frame.evaluate(() => document.body.dataset.heard)).toBe(String(heard));
    expect(await host.evaluate(() => scrollY), `${cell} was pressed`).toBe(before);
  }
}

declare global {
  interface Window {
    /** On the host's page: the types of the messages that came. */
    heard?: string[];
  }
}

/** A board that its host has to itself, for `obeysHost`. */
export const EMBEDDED_BOARD = '?game=gomoku&ai=0&lang=en&embed=1';

/** The frame says that a game can be played, and does what its host asks for. */
export async function obeysHost({ host, frame }: FramedBrowser): Promise<void> {
  const heard = () => host.evaluate(() => window.heard ?? []);
  await expect.poll(heard).toContain('ready');
  const command = { forethought: 1, type: 'set', parameters: { lang: 'ru' } };
  await host.evaluate(
    (asked) => document.querySelector('iframe')?.contentWindow?.postMessage(asked, '*'),
    command,
  );
  await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('ru');
  expect(await heard()).not.toContain('refused');
}

function isThere(testId: string): boolean {
  return document.querySelector(`[data-testid="${testId}"]`) !== null;
}

function countKeys(): void {
  document.body.dataset.heard = '0';
  const count = () => {
    document.body.dataset.heard = String(Number(document.body.dataset.heard) + 1);
  };
  addEventListener('keydown', count, true);
}
