import { expect } from 'vitest';
import { overhang } from '../support/screen_size';
import { test } from '../support/test';

/** What lies on a screen stays in its card, in sight and off the board, in windows of other shapes than a phone's or a desktop's. */

const SIZES = [
  [320, 480],
  [320, 568],
  [640, 360],
  [800, 600],
  [1000, 800],
  [1024, 768],
] as const;

test('the replay’s five buttons stay in their card, and the board is as wide as a low upright window', async ({
  enter,
}) => {
  const { page, battle } = await enter('ai=0&seed=3&lang=ru');
  await battle.playToTheEnd({ skipping: true });
  await page.getByTestId('watch-again').click();
  await page.getByTestId('replay-place').waitFor();
  const sticksOut = () =>
    page.locator('.replay-controls').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      const boxes = [...card.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return boxes.filter((box) => box.left < left || box.right > right || box.right > innerWidth).length;
    });
  const boardWidth = async () => (await page.getByTestId('board').boundingBox())?.width ?? 0;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const frame = `${width}x${height}`;
    await expect.poll(sticksOut, { message: frame }).toBe(0);
    expect(await overhang(page), frame).toBe(0);
    await expect
      .poll(boardWidth, { message: frame })
      .toBeGreaterThanOrEqual(0.9 * Math.min(width, height) - 1);
  }
});

test('what begins a match in the lab is in sight however low the window', async ({ visit }) => {
  const { page } = await visit('?lang=ru');
  await page.getByTestId('compare').click();
  const start = page.getByTestId('match-start');
  await start.waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const below = async () => {
      const { y, height: tall } = (await start.boundingBox())!;
      return y + tall - height;
    };
    await expect.poll(below, { message: `${width}x${height}` }).toBeLessThanOrEqual(0);
  }
});

test('on the smallest phone whoever comes next stays in the card at home', async ({ visit }) => {
  const { page } = await visit('?lang=ru', { viewport: { width: 320, height: 480 } });
  await page.getByTestId('lab-twenty48').waitFor();
  const sticksOut = () =>
    page.locator('.game-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        const boxes = [...card.querySelectorAll('.face, .button')].map((one) => one.getBoundingClientRect());
        return boxes.filter((box) => box.left < left || box.right > right).map(({ left }) => left);
      }),
    );
  await expect.poll(sticksOut).toEqual([]);
  expect(await overhang(page)).toBe(0);
});
