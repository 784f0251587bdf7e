import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite } from '../../../tools/lib/static_site.mjs';
import {
  FRAME_PATH,
  FRAMED_BOARDS,
  type FramedBrowser,
  type Host,
  keepsKeys,
  serveHost,
} from '../support/framed';
import { test as base, type Visiting } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';
import { placesWherePressed, ZOOMED_ADDRESS } from '../support/zoomed';

/** Boards in a frame of another site's page: keys and pointers are theirs, and the host's page stays where it is. */

const test = base.extend<{ host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const host = await serveHost(readSite(PAGE));
      await use(host);
      await host.close();
    },
    { scope: 'file' },
  ],
});

async function open(visit: Visiting, address: string): Promise<FramedBrowser & { page: Page; frame: Frame }> {
  const { page } = await visit(address);
  const found = () => page.frames().find((frame) => frame.url().includes(FRAME_PATH));
  await expect.poll(() => found() !== undefined).toBe(true);
  const frame = found()!;
  return {
    page,
    host: page,
    frame,
    press: (testId) => frame.getByTestId(testId).first().click(),
    pressHost: (testId) => page.getByTestId(testId).click(),
    key: (name) => page.keyboard.press(name),
  };
}

test.for(FRAMED_BOARDS)(
  'after a press the keys of %s are the frame’s',
  async ([query, cell], { visit, host }) => {
    await keepsKeys(await open(visit, host.addressOf(query)), cell);
  },
);

test('tiles slide by arrows after a press', async ({ visit, host }) => {
  const browser = await open(visit, host.addressOf('?game=twenty48&seed=7&perf=1'));
  const game = await Twenty48Page.in(browser.frame);
  await browser.press('cell-5');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await browser.key(key);
  await expect.poll(() => game.length()).toBeGreaterThan(1);
});

test('a stone lies where it is pressed on a page of another size', async ({ visit }) => {
  const { page } = await visit(ZOOMED_ADDRESS);
  await placesWherePressed({
    evaluate: page.evaluate.bind(page),
    clickAt: (x, y) => page.mouse.click(x, y),
  });
});
