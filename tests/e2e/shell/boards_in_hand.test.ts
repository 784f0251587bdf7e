import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from '../support/finger';
import { FRAME_PATH, FRAMED_BOARDS, type FramedBrowser, keepsKeys, serveHost } from '../support/framed';
import { PHONE, test, type Visiting } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';
import { placesWherePressed, ZOOMED_ADDRESS } from '../support/zoomed';

/**
 * Boards under real hands: in a frame of another site's page, whose keys and presses are theirs; under two fingers; on a
 * page of another size.
 */

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

test.for(FRAMED_BOARDS)('after a press the keys of %s are the frame’s', async ([query, cell], { visit }) => {
  await keepsKeys(await open(visit, (await serveHost()).addressOf(query)), cell);
});

test('tiles slide by arrows after a press', async ({ visit }) => {
  const browser = await open(visit, (await serveHost()).addressOf('?game=twenty48&seed=7&perf=1'));
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

test.for(['zoom: 0.9', 'transform: scale(0.8)'])(
  'a stone lies where it is pressed in a frame that its host shows with %s',
  async (style, { visit }) => {
    const { page, frame } = await open(
      visit,
      (await serveHost()).addressOf('?game=gomoku&ai=0&perf=1&embed=1', style),
    );
    const cell = frame.getByTestId('cell-147');
    await expect.poll(() => cell.count()).toBe(1);
    const label = await cell.getAttribute('aria-label');
    const within = await cell.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight };
    });
    const box = await page.locator('iframe').evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.mouse.click(box.x + within.x * box.width, box.y + within.y * box.height);
    await expect.poll(() => cell.getAttribute('aria-label')).not.toBe(label);
  },
);

test.for(['twenty48', 'gomoku'])(
  'two fingers on a board of %s zoom the page and play nothing',
  async (game, { visit }) => {
    const { page } = await visit(`?game=${game}&ai=0&seed=7&perf=1`, PHONE);
    const finger = await Finger.on(page);
    await finger.pinch('board');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
    expect(await page.evaluate(() => window.forethought?.state()?.length)).toBe(0);
  },
);
