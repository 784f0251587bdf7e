import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { matchAddress, playMatchAndCompare, readMatch } from '../support/match';
import { native } from '../support/native';
import { DESKTOP, PHONE, test } from '../support/test';

/** Matches between two rungs in the tab. */

/** More than can be played while the test looks. */
const LONG = '?ai=20&vs=10&games=10000&nodes=500';

const LANGUAGE = '&lang=en';

test('the match of an address is the match of the command line', async ({ visit }) => {
  const { page } = await visit(matchAddress('tactics'));
  await playMatchAndCompare(page, 'tactics');
});

describe('a match', () => {
  test.for([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    'is described in the form and started from the home screen (%s)',
    async ([, size], { visit }) => {
      const { page } = await visit('', size);
      await page.getByTestId('workshop-open').click();
      await page.getByTestId('compare').click();
      const form = page.getByTestId('match-form');
      await form.getByTestId('player-a').selectOption('10');
      await form.getByTestId('player-b').selectOption('0');
      for (const [name, value] of Object.entries({ games: '4', nodes: '50', seed: '9' })) {
        await form.locator(`[name=${name}]`).fill(value);
      }
      await page.getByTestId('match-start').click();
      await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
      await expect.poll(() => page.getByTestId('games').getByRole('button').count()).toBe(4);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );

  test('pauses, goes on and stops', async ({ visit }) => {
    const { page } = await visit(LONG);
    const state = async () => (await readMatch(page)).state;
    const played = () => page.getByTestId('match-progress').evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(played).toBeGreaterThan(0);
    await page.getByTestId('match-pause').click();
    await expect.poll(state).toBe('paused');
    const before = await played();
    await page.getByTestId('match-pause').click();
    await expect.poll(played).toBeGreaterThan(before);
    await page.getByTestId('match-stop').click();
    await expect.poll(state).toBe('stopped');
    await expect.poll(() => page.getByTestId('match-stop').count()).toBe(0);
  });

  test('goes on after a reload where it was, and waits where it was left', async ({ visit }) => {
    const { page } = await visit(LONG);
    const played = () => page.getByTestId('match-progress').evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(played).toBeGreaterThan(4);
    await page.getByTestId('match-pause').click();
    await expect.poll(async () => (await readMatch(page)).state).toBe('paused');
    const before = await readMatch(page);
    await page.reload();
    await expect.poll(async () => (await readMatch(page)).state).toBe('paused');
    await expect.poll(() => readMatch(page)).toEqual(before);
    await page.getByTestId('match-pause').click();
    const done = await played();
    await expect.poll(played).toBeGreaterThan(done);
    await page.reload();
    await expect.poll(async () => (await readMatch(page)).state).toBe('running');
    await expect.poll(played).toBeGreaterThanOrEqual(done);
    await page.getByTestId('home').click();
    await page.getByTestId('workshop-open').click();
    await page.getByTestId('compare').click();
    await expect.poll(async () => (await readMatch(page)).state).toBe('paused');
  });

  test.for(['not what it was', '{"version":1,"value":{"games":[[0,0,7]]}}'])(
    'survives what is kept in its place: %s',
    async (kept, { visit }) => {
      const { page } = await visit('');
      await page.evaluate((text) => localStorage.setItem('forethought.lab.tactics', text), kept);
      await page.goto(new URL('?ai=20&vs=10&games=2&nodes=50&lang=en', page.url()).href);
      await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
    },
  );

  test('shows its games live on small boards, one for each worker', async ({ visit }) => {
    const { page } = await visit(LONG, { ...DESKTOP, cores: 3 });
    await expect.poll(() => page.getByTestId('live').locator('figcaption').count()).toBe(2);
    await page.getByTestId('match-stop').click();
    await expect.poll(() => page.getByTestId('live').count()).toBe(0);
  });

  test('ends as soon as a sequential test has decided', async ({ visit }) => {
    const { page } = await visit('?ai=50&vs=0&games=400&nodes=200&sprt=0,100&lang=en');
    await expect.poll(async () => (await readMatch(page)).state, { timeout: 30_000 }).toBe('finished');
    await expect.poll(() => page.getByTestId('sprt').getAttribute('data-verdict')).toBe('2');
    const { wins, draws, losses } = await readMatch(page);
    expect(Number(wins) + Number(draws) + Number(losses)).toBeLessThan(400);
  });

  test('can be taken along as files, and as a picture', async ({ visit }) => {
    const { page } = await visit(`?ai=20&vs=10&games=4&nodes=50${LANGUAGE}`);
    await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
    const take = async (id: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByTestId(`export-${id}`).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const json = await take('json');
    expect(json.name).toMatch(/^forethought-tactics-[-\d]+\.json$/);
    expect(JSON.parse(json.bytes.toString()).matches[0].plays).toHaveLength(4);
    expect((await take('csv')).bytes.toString().trimEnd().split('\r\n')).toHaveLength(5);
    expect((await take('games')).bytes.toString().match(/\[Event /g)).toHaveLength(4);
    const picture = await take('picture');
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.bytes.readUInt32BE(16)).toBe(1200);
    expect(picture.bytes.length).toBeGreaterThan(20_000);
  });

  test('is played by a file of weights, which a reload keeps and a link does not', async ({ visit }) => {
    const path = join(await mkdtemp(join(tmpdir(), 'forethought-')), 'mine.json');
    native(['weights', '--game', 'gomoku', '--ai', '140', '--save', path]);
    const { page } = await visit(`?game=gomoku&ai=150&vs=20&games=10000&nodes=300${LANGUAGE}`, PHONE);
    await page.getByTestId('match-stop').click();
    await expect.poll(() => page.getByTestId('weights-choose-b').count()).toBe(0);
    await page.getByTestId('weights-file-a').setInputFiles({
      ...{ name: 'torn.json', mimeType: 'application/json' },
      buffer: (await readFile(path)).subarray(0, 50),
    });
    await expect
      .poll(() => page.getByTestId('weights-fault-a').textContent())
      .toContain('not a weights file');
    const choose = page
      .getByRole('group', { name: 'First opponent' })
      .getByRole('button', { name: 'Own weights…' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
    await chooser.setFiles(path);
    await expect.poll(() => page.getByTestId('weights-own-a').textContent()).toContain('mine.json');
    await page.getByTestId('match-start').click();
    const played = () => page.getByTestId('match-progress').evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(played).toBeGreaterThan(2);
    await page.getByTestId('match-pause').click();
    await expect.poll(async () => (await readMatch(page)).state).toBe('paused');
    const command = page.locator('.match-command code');
    await expect.poll(() => command.textContent()).toContain('--a-weights mine.json');
    const before = await readMatch(page);
    await page.reload();
    await expect.poll(() => readMatch(page)).toEqual(before);
    await expect.poll(() => command.textContent()).toContain('--a-weights mine.json');
    expect(page.url()).not.toContain('mine');
    await expect.poll(() => page.getByTestId('link-without-weights').count()).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByTestId('weights-remove-a').click();
    await expect.poll(() => page.getByTestId('weights-own-a').count()).toBe(0);
  });

  test('of many has a cross table, ratings, and the games of each pair', async ({ visit }) => {
    const { page } = await visit(`?game=tactics&form=robin&field=30,20,0&games=2&nodes=50${LANGUAGE}`, PHONE);
    await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
    const table = page.getByTestId('cross-table');
    await expect.poll(() => table.locator('tbody tr').count()).toBe(3);
    const text = await page.getByTestId('rating-0').textContent();
    expect(Number(text?.replace('−', '-'))).toBeLessThan(0);
    const cells = table.locator('.cross-cell button');
    await expect.poll(() => cells.count()).toBe(6);
    await cells.last().click();
    await expect.poll(() => cells.last().getAttribute('aria-pressed')).toBe('true');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('export-picture').click(),
    ]);
    const picture = await readFile(await file.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(1200);
    await page.getByTestId('game-1').click();
    await expect.poll(() => page.getByTestId('replay-place').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => table.count()).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test('of many is put together in the form', async ({ visit }) => {
    const { page } = await visit('', DESKTOP);
    await page.getByTestId('workshop-open').click();
    await page.getByTestId('compare').click();
    await page.getByTestId('form').locator('[data-value=gauntlet]').click();
    await page.getByTestId('player-a').selectOption('20');
    const chosen = page.locator('.players-one[aria-pressed=true]');
    for (let left = await chosen.count(); left > 1; left--) await chosen.first().click();
    await expect.poll(() => page.getByTestId('form-fault').count()).toBe(1);
    await page.getByTestId('takes-part-10').click();
    for (const [name, value] of Object.entries({ games: '2', nodes: '50' }))
      await page.getByTestId('match-form').locator(`[name=${name}]`).fill(value);
    await page.getByTestId('match-start').click();
    await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
    await expect.poll(() => page.getByTestId('cross-table').locator('tbody tr').count()).toBe(3);
  });

  test('of the whole ladder stands beside the measured one, and goes on another time', async ({ visit }) => {
    const { page } = await visit(`?game=gomoku&vs=0&form=ladder&games=2&nodes=20${LANGUAGE}`);
    const table = page.getByTestId('ladder-table');
    await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThanOrEqual(11);
    const played = () => page.getByTestId('match-progress').evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(played).toBeGreaterThan(3);
    await expect.poll(() => table.getByText(/\d{3} (timed )?games/).count()).toBeGreaterThan(5);
    await page.getByTestId('home').click();
    await page.getByTestId('play').first().waitFor();
    await page.goto(page.url());
    await expect.poll(async () => (await readMatch(page)).state, { timeout: 30_000 }).toBe('finished');
    const done = await played();
    await page.reload();
    await expect.poll(async () => (await readMatch(page)).state).toBe('finished');
    await expect.poll(played).toBe(done);
  });

  test('shows any of its games, forwards and backwards, while it goes on', async ({ visit }) => {
    const { page } = await visit(LONG);
    await page.getByTestId('game-1').click();
    const place = () => page.getByTestId('replay-place').evaluate((slider: HTMLInputElement) => slider.value);
    const move = () => page.getByTestId('replay-move').textContent();
    await page.getByTestId('replay-first').click();
    await expect.poll(place).toBe('0');
    const begin = await move();
    await page.getByTestId('replay-forward').click();
    await expect.poll(place).toBe('1');
    const first = await move();
    expect(first).not.toBe(begin);
    await page.keyboard.press('End');
    await expect.poll(() => page.getByTestId('replay-forward').isDisabled()).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(place).toBe('0');
    await page.keyboard.press('ArrowRight');
    await expect.poll(move).toBe(first);
    await page.goBack();
    expect((await readMatch(page)).state).toBe('running');
    await page.getByTestId('home').click();
    await expect.poll(() => page.getByTestId('play').count()).toBe(1);
  });
});
