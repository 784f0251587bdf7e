import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { inRoot } from '../../../tools/lib/paths.mjs';
import { serveSite } from '../../../tools/lib/static_site.mjs';
import type { ForethoughtEvent } from '../../../web/public/embed';
import { cellAt } from '../../../web/src/gomoku/cells';
import { FRAMED_BOARDS, serveHost } from '../support/framed';
import { DESKTOP, test } from '../support/test';

/** A board in a page of another origin: what the two say to each other, and who has keys, focus and wheel. */

const EXAMPLE = new Map([['index.html', readFileSync(inRoot('docs', 'examples', 'embedding.html'))]]);

/** What the example page has heard, the latest first. */
async function heard(page: Page): Promise<ForethoughtEvent[]> {
  const text = await page.locator('pre').textContent();
  return (text ?? '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const latest = async (page: Page, ...types: string[]) =>
  (await heard(page)).find(({ type }) => types.includes(type));

function frameOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('embed=1'));
  if (frame === undefined) throw new Error('the page has no board');
  return frame;
}

test('the example of the documents plays, tells what happens, and is obeyed', async ({ visit, site }) => {
  const host = await serveSite(EXAMPLE, { host: 'localhost' });
  onTestFinished(() => host.close());
  const { page } = await visit(`${host.url}?page=${encodeURIComponent(site.url)}`, {
    ...DESKTOP,
    keeps: true,
  });
  const says = (expected: object, ...types: string[]) =>
    expect.poll(() => latest(page, ...types)).toMatchObject(expected);
  const act = (name: string) => page.locator(`[data-act=${name}]`).click();

  await says({ game: 'gomoku', ai: 60, side: 'first', moves: 0, turn: 'player' }, 'ready');
  const board = page.locator('forethought-board');
  const entries = await page.evaluate(() => history.length);
  await board.evaluate((element) => {
    element.setAttribute('ai', '0');
    element.setAttribute('tempo', 'fast');
  });
  await says({ ai: 0, moves: 0 }, 'ready');
  const frame = frameOf(page);
  await frame.getByTestId(`cell-${cellAt(7, 7)}`).click();
  await says({ by: 'opponent', moves: 2, turn: 'player' }, 'moved');
  expect((await heard(page)).filter(({ type }) => type === 'moved')[1]).toMatchObject({
    by: 'player',
    moves: 1,
    turn: 'opponent',
  });
  await act('undo');
  await says({ by: 'undo', moves: 0 }, 'moved');
  await act('set');
  await says({ type: 'ready', moves: 2, position: expect.stringMatching(/./) }, 'ready', 'moved');
  await act('hint');
  await frame.getByTestId('hint-close').waitFor();
  await act('russian');
  await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('ru');

  await board.evaluate((element: HTMLElementTagNameMap['forethought-board']) => {
    element.style.width = '500px';
    element.set({ moves: 'h8a1i8a2j8a3k8a5', perf: true });
  });
  await says({ width: 500 }, 'resized');
  await says({ moves: 8 }, 'ready');
  await page.locator('[data-act=hint]').focus();
  await expect.poll(() => frame.evaluate((code) => window.forethought?.play(code), cellAt(11, 7))).toBe('');
  await says({ result: 'won', moves: 9, turn: null }, 'ended');
  // Its end does not take the focus from the page around.
  await frame.getByTestId('rematch').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('hint');
  await act('new');
  await says({ type: 'ready', moves: 0, turn: 'player' }, 'ready', 'ended');

  // Nobody but the page around is heard.
  await page.evaluate((target) => {
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const post =
      "parent.document.querySelector('forethought-board').shadowRoot.querySelector('iframe').contentWindow";
    const script = document.createElement('script');
    script.textContent = `${post}.postMessage({forethought: 1, type: 'set', parameters: {lang: 'zh'}}, '${target}')`;
    stranger.contentDocument?.body.append(script);
  }, site.origin);
  await act('undo');
  expect(await frame.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

describe.each(FRAMED_BOARDS)('a board in a frame, %s', (query) => {
  test('gives Tab back at both ends, and the wheel never scrolls the page around', async ({ visit }) => {
    const host = await serveHost();
    const { page } = await visit(host.addressOf(`${query}&embed=1`));
    const frame = () => page.frames()[1];
    await expect.poll(() => frame()?.getByTestId('board').count()).toBeGreaterThan(0);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid);
    const tabUntil = async (key: string, end: string) => {
      for (let times = 0; times < 60; times++) {
        await page.keyboard.press(key);
        if ((await focused()) === end) return times;
      }
      throw new Error(`${key} never leads to ${end}`);
    };
    await page.getByTestId('host').focus();
    expect(await tabUntil('Tab', 'after')).toBeGreaterThan(0);
    expect(await tabUntil('Shift+Tab', 'host')).toBeGreaterThan(0);

    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.move(480, 400);
    // Else the first turn of the wheel may still go to the page around.
    await expect.poll(() => frame()?.evaluate(() => document.querySelector(':hover') !== null)).toBe(true);
    for (const way of [1, -1]) await page.mouse.wheel(0, 400 * way);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await scrolled()).toBe(0);
    await page.mouse.move(1200, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
