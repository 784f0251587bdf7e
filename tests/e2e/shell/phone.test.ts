import { describe, expect } from 'vitest';
import { overhang, smallButtons } from '../support/screen_size';
import { DESKTOP, PHONE, test } from '../support/test';

/** Nothing is out of reach: neither beyond the edge of a phone nor under a fingertip's size. */

const NARROW = { ...PHONE, viewport: { width: 320, height: 568 } };

describe.each([
  ['a phone', PHONE],
  ['a small phone', NARROW],
  ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  test('every screen fits from side to side', async ({ visit }) => {
    const { page } = await visit('?lang=ru&seed=7', device);
    await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
    expect(await overhang(page), 'home').toBe(0);
    await page.getByTestId('tactics-rungs').click();
    await expect.poll(() => page.getByTestId('ladder-play').isVisible()).toBe(true);
    expect(await overhang(page), 'ladder').toBe(0);
    await page.getByTestId('home').click();
    await page.getByTestId('settings').click();
    await expect.poll(() => page.getByTestId('signature').isVisible()).toBe(true);
    expect(await overhang(page), 'settings').toBe(0);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.width, 'title of the settings').toBeGreaterThan(40);
    await page.getByTestId('back').click();
    await page.getByTestId('learn').click();
    await expect.poll(() => page.getByTestId('hand').isVisible()).toBe(true);
    expect(await overhang(page), 'puzzle').toBe(0);
    await page.getByTestId('home').click();
    await page.getByTestId('play').click();
    await expect.poll(() => page.getByTestId('end-turn').isVisible()).toBe(true);
    expect(await overhang(page), 'battle').toBe(0);
  });
});

test('on a phone a game begins without scrolling, on a board from edge to edge', async ({ visit }) => {
  const { page } = await visit('', PHONE);
  const play = await page.getByTestId('play').boundingBox();
  expect(play).not.toBeNull();
  expect(play!.y + play!.height).toBeLessThanOrEqual(PHONE.viewport.height);
  await page.getByTestId('play').tap();
  // It grows from the card's board.
  const boardWidth = async () => (await page.getByTestId('board').boundingBox())?.width;
  await expect.poll(boardWidth).toBeGreaterThan(0.9 * PHONE.viewport.width);
  const end = await page.getByTestId('end-turn').boundingBox();
  expect(end!.y + end!.height).toBeLessThanOrEqual(PHONE.viewport.height);
});

test('on a phone every button is as large as a fingertip', async ({ visit }) => {
  const { page } = await visit('', PHONE);
  await expect.poll(() => page.getByTestId('play').isVisible()).toBe(true);
  await expect.poll(() => smallButtons(page), { message: 'home' }).toEqual([]);
  await page.getByTestId('tactics-rungs').tap();
  await expect.poll(() => page.getByTestId('ladder-play').isVisible()).toBe(true);
  await expect.poll(() => smallButtons(page), { message: 'ladder' }).toEqual([]);
  await page.getByTestId('home').tap();
  await page.getByTestId('learn').tap();
  await expect.poll(() => page.getByTestId('hand').isVisible()).toBe(true);
  await expect.poll(() => smallButtons(page), { message: 'puzzle' }).toEqual([]);
  await page.getByTestId('home').tap();
  await page.getByTestId('play').tap();
  await expect.poll(() => page.getByTestId('end-turn').isVisible()).toBe(true);
  await expect.poll(() => smallButtons(page), { message: 'battle' }).toEqual([]);
  const words = await page.locator('.actions .button:visible').allInnerTexts();
  expect(words).toHaveLength(6);
  expect(words).not.toContain('');
});
