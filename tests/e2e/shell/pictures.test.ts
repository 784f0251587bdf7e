import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visiting } from '../support/test';

/** Pictures of a game's turning point, as they are made on the page. */

const state = (page: Page) => page.evaluate(() => window.forethought?.state());

/** The picture that shows, decoded by the browser. */
function decoded(page: Page) {
  return page.getByTestId('picture').evaluate(async (element) => {
    const { src, naturalWidth: width, naturalHeight: height } = element as HTMLImageElement;
    const [head = '', data = ''] = src.split(',');
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
    const decoder = new ImageDecoder({ data: bytes, type });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const pictures: string[] = [];
    for (const frameIndex of [0, Math.floor(frames / 2), frames - 1]) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      image.close();
      const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      pictures.push(String(pixels.reduce((sum, value, place) => (sum + value * (place % 251)) % 1e9, 0)));
    }
    decoder.close();
    return { type, width, height, frames, pictures: new Set(pictures).size, bytes: bytes.length };
  });
}

async function make(page: Page, shape: string, kind: string) {
  await page.getByTestId('picture-shape').locator(`[data-value=${shape}]`).click();
  await page.getByTestId(`picture-${kind}`).click();
  await page.getByTestId('picture').waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.getByTestId('picture').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  return decoded(page);
}

/** A game that is over, with its dialog for pictures. */
async function finished(visit: Visiting, game: string): Promise<Page> {
  const { page } = await visit(`?game=${game}&ai=0&seed=7&nodes=200&tempo=fast&perf=1&lang=en`);
  await expect.poll(async () => (await state(page))?.phase).toBe('player');
  const playOn = () =>
    page.evaluate(() => {
      const driver = window.forethought;
      if (driver?.state()?.phase !== 'player') driver?.skip();
      else if (driver.play(driver.legalActions()[0] ?? -1) === '') driver.endTurn?.();
      return driver?.state()?.phase;
    });
  await expect.poll(playOn, { timeout: 120_000, interval: 30 }).toBe('over');
  await page.getByTestId('share-game').click();
  return page;
}

test('a battle has moving pictures', async ({ visit }) => {
  const page = await finished(visit, 'tactics');
  const moving = await make(page, 'wide', 'moving');
  expect(moving).toMatchObject({ type: 'image/gif', width: 640, height: 360 });
  expect(moving.frames).toBeGreaterThan(8);
  expect(moving.pictures).toBeGreaterThan(1);
  expect(moving.bytes).toBeLessThan(3_000_000);
});

test('a game of Othello has pictures, still and moving, wide and square, to share', async ({ visit }) => {
  const page = await finished(visit, 'othello');
  const still = await make(page, 'wide', 'still');
  expect(still).toMatchObject({ type: 'image/png', width: 640, height: 360, frames: 1 });
  const moving = await make(page, 'square', 'moving');
  expect(moving).toMatchObject({ type: 'image/gif', width: 480, height: 480 });
  expect(moving.pictures).toBeGreaterThan(1);
  const downloading = page.waitForEvent('download');
  await page.getByTestId('picture-share').click();
  expect((await downloading).suggestedFilename()).toBe('othello.gif');
});
