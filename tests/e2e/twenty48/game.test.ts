import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Direction } from '../../../web/src/twenty48/directions';
import { packSlides } from '../../../web/src/twenty48/game_link';
import type { Snapshot } from '../../../web/src/twenty48/snapshot';
import { Finger } from '../support/finger';
import { PHONE, test, type Visiting } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';

/** Games of 2048 on the page. */

const GAME = '?game=twenty48&seed=3&perf=1&lang=en';

async function enter(visit: Visiting, more = '', options = {}): Promise<{ page: Page; game: Twenty48Page }> {
  const { page } = await visit(`${GAME}${more}`, options);
  return { page, game: await Twenty48Page.in(page) };
}

/** Turns round and round: a game that ends soon. */
const CAROUSEL = [Direction.up, Direction.right, Direction.down, Direction.left];
const KEYS = { 0: 'ArrowUp', 1: 'd', 2: 'ArrowDown', 3: 'a' } as const;

function nextSlide({ slides, moves }: Snapshot): Direction {
  const turned = CAROUSEL.map((_, place) => CAROUSEL[(moves + place) % CAROUSEL.length] ?? 0);
  return turned.find((direction) => slides.includes(direction)) ?? 0;
}

/** Chooses from a slider or a list, as an input event. */
async function choose(page: Page, control: string, value: number): Promise<void> {
  await page.getByTestId(control).evaluate((element, wanted) => {
    (element as HTMLInputElement).value = String(wanted);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

describe('a whole game', () => {
  test('is played with keys to its end, taken back by one, and begun anew', async ({ visit }) => {
    const { page, game } = await enter(visit);
    let snapshot = await game.snapshot();
    while (snapshot.result === 0) {
      const { moves } = snapshot;
      await page.keyboard.press(KEYS[nextSlide(snapshot)]);
      snapshot = await game.snapshot();
      expect(snapshot.moves).toBe(moves + 1);
    }
    await expect.poll(() => page.getByTestId('result').count()).toBe(1);
    const figure = new Intl.NumberFormat('en').format(snapshot.score);
    await expect.poll(() => page.getByTestId('score').innerText()).toBe(figure);
    await expect.poll(() => page.getByTestId('best-score').innerText()).toBe(figure);
    await page.keyboard.press('u');
    await expect.poll(() => game.length()).toBe(snapshot.moves - 1);
    await expect.poll(() => page.getByTestId('result').count()).toBe(0);
    await page.getByTestId('new-game-action').click();
    await page.getByTestId('same-tiles').click();
    expect((await game.state()).seed).toBe(3);
    expect(await game.length()).toBe(0);
  });

  test('is played with swipes on a phone, a slide each', async ({ visit }) => {
    const { page, game } = await enter(visit, '', PHONE);
    const finger = await Finger.on(page);
    const swipes = { 0: [9, 5, 1], 1: [4, 5, 6], 2: [5, 9, 13], 3: [6, 5, 4] } as const;
    for (let length = 0; length < 6; length++) {
      const snapshot = await game.snapshot();
      await finger.slide(swipes[nextSlide(snapshot)]);
      await finger.lift();
      await expect.poll(() => game.length()).toBe(length + 1);
    }
  });
});

describe('the hint', () => {
  test('is ready when asked, and a press on an arrow plays it', async ({ visit }) => {
    const { page, game } = await enter(visit);
    await page.keyboard.press('h');
    const legal = (await game.snapshot()).slides.length;
    await expect.poll(() => page.locator('.hint-arrow').count()).toBe(legal);
    await expect.poll(() => page.locator('.hint-best').innerText()).toBe('best');
    await page.locator('.hint-best').click();
    await expect.poll(() => game.length()).toBe(1);
    // The hint stays, and is about the new position.
    await expect.poll(() => page.locator('.hint-best').count()).toBe(1);
  });
});

describe('a reload', () => {
  test('goes on with the game, and so does the home screen', async ({ visit }) => {
    const { page, game } = await enter(visit);
    for (let length = 0; length < 4; length++)
      await page.keyboard.press(KEYS[nextSlide(await game.snapshot())]);
    const text = await game.text();
    await page.reload();
    expect(await (await Twenty48Page.in(page)).text()).toBe(text);
    await page.getByTestId('home').click();
    await page.getByTestId('continue-twenty48').click();
    await expect.poll(() => game.text()).toBe(text);
  });
});

describe('the autoplayer', () => {
  test('plays to the tile at which it is to stop, and what anybody waited is known', async ({ visit }) => {
    const { page, game } = await enter(visit, '&ai=70');
    await choose(page, 'speed', 3);
    await choose(page, 'stop-at', 7);
    await page.keyboard.press(' ');
    await expect.poll(async () => (await game.state()).phase).toBe('opponent');
    await expect.poll(async () => (await game.state()).phase).toBe('player');
    expect((await game.snapshot()).largest).toBe(7);
    const waits = await page.evaluate(() => window.forethought?.waits().records ?? []);
    // The slide that made the tile ended the watching of waits, too.
    expect(waits.length).toBeGreaterThanOrEqual((await game.length()) - 1);
  });

  test('is watched from the home screen, one rung of its ladder', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en');
    await page.getByTestId('twenty48-rungs').click();
    await page.getByTestId('twenty48-rung-20').click();
    await page.getByTestId('ladder-play').click();
    const game = await Twenty48Page.in(page);
    await expect.poll(() => game.length()).toBeGreaterThan(2);
    expect((await game.state()).rung).toBe(20);
    await page.keyboard.press(' ');
    await expect.poll(async () => (await game.state()).phase).toBe('player');
  });
});

describe('the ladder, for a player alone', () => {
  test('has a mind to beat, is climbed in a game, and told of at its end', async ({ visit }) => {
    const { page, game } = await enter(visit);
    const toBeat = async () => Number((await page.getByTestId('to-beat').innerText()).replaceAll(',', ''));
    const first = await toBeat();
    expect(first).toBeGreaterThan(0);
    await page.evaluate(() => {
      for (;;) {
        const [slide] = window.forethought?.legalActions() ?? [];
        if (slide === undefined || window.forethought?.play(slide) !== '') return;
      }
    });
    const { score } = await game.snapshot();
    expect(score).toBeGreaterThan(first);
    await expect.poll(toBeat).toBeGreaterThan(score);
    await expect
      .poll(() => page.getByTestId('after-game').innerText())
      .toMatch(/New best!\s+You passed \w+\./);
    const next = new Intl.NumberFormat('en').format(await toBeat());
    expect(await page.getByTestId('after-game').innerText()).toContain(`${next} points to pass`);
  });

  test('is left to nobody: the engine asks first and plays a copy, and one’s own game waits', async ({
    visit,
  }) => {
    const { page, game } = await enter(visit, '&ai=20');
    for (let length = 0; length < 4; length++)
      await page.keyboard.press(KEYS[nextSlide(await game.snapshot())]);
    const text = await game.text();
    await page.keyboard.press(' ');
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Your own game waits at move 4');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await game.text()).toBe(text);
    await page.getByTestId('autoplay').click();
    await page.getByTestId('let-play').click();
    await expect.poll(() => game.length()).toBeGreaterThan(6);
    await expect.poll(() => page.getByTestId('own-waits').innerText()).toContain('move 4');
    await page.getByTestId('own-game').click();
    await expect.poll(() => game.text()).toBe(text);
    await page.getByTestId('autoplay').click();
    await page.getByTestId('let-play').click();
    await expect.poll(() => game.length()).toBeGreaterThan(5);
    await page.reload();
    expect(await (await Twenty48Page.in(page)).text()).toBe(text);
  });

  test('keeps one’s own game while one of its minds is watched', async ({ visit }) => {
    const { page, game } = await enter(visit);
    for (let length = 0; length < 3; length++)
      await page.keyboard.press(KEYS[nextSlide(await game.snapshot())]);
    const text = await game.text();
    await page.getByTestId('home').click();
    await page.getByTestId('twenty48-rungs').click();
    await page.getByTestId('twenty48-rung-20').click();
    await page.getByTestId('ladder-play').click();
    await expect.poll(() => page.getByTestId('own-waits').innerText()).toContain('move 3');
    await page.getByTestId('own-game').click();
    await expect.poll(() => game.text()).toBe(text);
  });
});

describe('a link', () => {
  test('opens the game, and a reload goes on with what came after it', async ({ visit }) => {
    const first = await enter(visit);
    const slides: Direction[] = [];
    for (let length = 0; length < 5; length++) {
      const slide = nextSlide(await first.game.snapshot());
      slides.push(slide);
      await first.page.keyboard.press(KEYS[slide]);
    }
    const text = await first.game.text();
    const { page, game } = await enter(visit, `&moves=${packSlides(slides)}`);
    await expect.poll(() => game.text()).toBe(text);
    await page.keyboard.press(KEYS[nextSlide(await game.snapshot())]);
    const later = await game.text();
    expect(later).not.toBe(text);
    await page.reload();
    expect(await (await Twenty48Page.in(page)).text()).toBe(later);
  });

  test('is refused where its slides break a rule, and its tiles are there all the same', async ({
    visit,
  }) => {
    const { page, game } = await enter(
      visit,
      `&moves=${packSlides(Array<Direction>(60).fill(Direction.left))}`,
    );
    await expect.poll(() => page.getByTestId('notice').innerText()).toContain('breaks a rule');
    await expect.poll(() => game.state()).toMatchObject({ seed: 3, length: 0 });
  });
});

describe('the link of a game too long for its slides', () => {
  const position =
    'twenty48 1 chance seed 3 moves 13000 score 290000 slide 2 4 8 16 32 64 128 256 . . . . 16384 8 4 2 end';

  test('opens its position, says that no more is known, and a reload goes on from there', async ({
    visit,
  }) => {
    const { page } = await visit(`?perf=1&lang=en#${new URLSearchParams({ game: 'twenty48', position })}`);
    const game = await Twenty48Page.in(page);
    await expect.poll(() => game.snapshot()).toMatchObject({ moves: 13_000, score: 290_000, largest: 14 });
    await expect.poll(() => page.getByTestId('notice').innerText()).toContain('after 13,000 slides');
    await expect.poll(() => page.getByTestId('undo').isDisabled()).toBe(true);
    await page.keyboard.press(KEYS[nextSlide(await game.snapshot())]);
    const text = await game.text();
    await page.reload();
    const again = await Twenty48Page.in(page);
    await expect.poll(() => again.text()).toBe(text);
    await page.keyboard.press('u');
    expect((await again.snapshot()).moves).toBe(13_000);
    await expect.poll(() => page.getByTestId('undo').isDisabled()).toBe(true);
  });
});

describe('an impossible position in an address', () => {
  test('is told, and there is a game all the same', async ({ visit }) => {
    const position =
      'twenty48 1 chance seed 99999999999 moves 1 score 3 slide 3 . . . . . . . . . . . . . . . end';
    const { page } = await visit(`?perf=1&lang=en#${new URLSearchParams({ game: 'twenty48', position })}`);
    const game = await Twenty48Page.in(page);
    await expect.poll(() => page.getByTestId('notice').innerText()).toContain('breaks a rule');
    expect(await game.length()).toBe(0);
  });
});

describe('two rungs side by side', () => {
  test('play on the same tiles', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en&seed=5');
    await page.getByTestId('workshop-open').click();
    await page.getByTestId('compare-twenty48').click();
    // It begins as a race.
    await expect.poll(() => page.getByTestId('slides-1').innerText()).not.toBe('0');
    await expect.poll(() => page.getByTestId('score-chart').count()).toBe(1);
    await page.getByTestId('autoplay').click();
    await page.getByTestId('rung-0').selectOption('0');
    await page.getByTestId('rung-1').selectOption('10');
    const cells = (side: number) =>
      page
        .locator('.comparison-side')
        .nth(side)
        .locator('.cell')
        .evaluateAll((found) => found.map((cell) => cell.getAttribute('aria-label')));
    expect(await cells(0)).toEqual(await cells(1));
    await choose(page, 'speed', 4);
    await page.getByTestId('autoplay').click();
    await expect
      .poll(() => page.getByTestId('comparison-verdict').innerText())
      .toMatch(/times as much|Equal/);
    await expect.poll(() => page.getByTestId('score-0').innerText()).not.toBe('0');
  });
});

describe('the three plates', () => {
  test('are searched step by step by the engine: 9 leaves with pruning, 18 without', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en');
    await page.getByTestId('workshop-open').click();
    await page.getByTestId('plates-open').click();
    await page.getByTestId('plates-next').click();
    await expect.poll(() => page.getByTestId('plates-count').innerText()).toBe('0 of 18 leaves visited');
    await choose(page, 'plates-step', 1000);
    await expect.poll(() => page.getByTestId('plates-count').innerText()).toBe('9 of 18 leaves visited');
    await expect.poll(() => page.getByTestId('plates-next').isDisabled()).toBe(true);
    await page.getByTestId('plates-prunes').locator('[data-value="whole"]').click();
    await choose(page, 'plates-step', 1000);
    await expect.poll(() => page.getByTestId('plates-count').innerText()).toBe('18 of 18 leaves visited');
  });
});

describe('the adversary', () => {
  test('places its tiles against the player’s slides, and slides against the player’s tiles', async ({
    visit,
  }) => {
    const { page } = await visit('?perf=1&lang=en&seed=5');
    const tiles = () => page.locator('.cell:not([aria-label$="empty"])').count();
    await page.getByTestId('adversary-twenty48').click();
    await expect.poll(tiles).toBe(2);
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(tiles).toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.getByTestId('undo').isEnabled()).toBe(true);
    await page.getByTestId('role').locator('[data-value="places"]').click();
    await expect.poll(() => page.getByTestId('undo').isEnabled()).toBe(false);
    const sum = async () => {
      const labels = await page
        .locator('.cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
      const faces = labels.map((label) => Number(/: (\d+)$/.exec(label)?.[1] ?? 0));
      return faces.reduce((all, face) => all + face, 0);
    };
    const before = await sum();
    await page.getByTestId('tile').locator('[data-value="2"]').click();
    const empty = page.locator('.cell[aria-label$="empty"]');
    await expect
      .poll(async () => {
        await empty.first().click();
        return page.getByTestId('undo').isEnabled();
      })
      .toBe(true);
    // Whatever slides since: a 4 has come, or two where the second click came before the button knew of the first.
    expect([4, 8]).toContain((await sum()) - before);
  });
});

describe('the address of a game with an adversary', () => {
  test('brings it back after a reload, as it stood, and home has its own', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en');
    const home = page.url();
    await page.getByTestId('adversary-twenty48').click();
    await page.getByTestId('role').locator('[data-value="places"]').click();
    await page.getByTestId('choose-rung').selectOption('20');
    await expect.poll(() => page.url()).toContain('mode=adversary&role=places');
    expect(page.url()).toMatch(/[?&]ai=20&seed=\d+&/);
    const cells = () =>
      page.locator('.cell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    const empty = page.locator('.cell[aria-label$="empty"]');
    await expect
      .poll(async () => {
        await empty.first().click();
        return page.getByTestId('undo').isEnabled();
      })
      .toBe(true);
    // The engine has answered, and it is the player's turn again: nothing moves any more.
    await expect.poll(async () => page.getByTestId('live').innerText()).toMatch(/^(Up|Right|Down|Left)/);
    const before = await cells();
    await page.reload();
    await expect.poll(() => page.locator('.cell').count()).toBe(16);
    await expect.poll(cells).toEqual(before);
    await expect.poll(() => page.getByTestId('choose-rung').inputValue()).toBe('20');
    await page.goBack();
    await expect.poll(() => page.getByTestId('play-twenty48').count()).toBe(1);
    expect(page.url()).toBe(home);
  });
});

describe('the address of a comparison', () => {
  test('names both rungs and the tiles, and a reload goes on with it', async ({ visit }) => {
    const { page } = await visit('?perf=1&lang=en&game=twenty48&ai=0&vs=10&seed=5');
    await choose(page, 'speed', 4);
    await page.getByTestId('autoplay').click();
    await expect.poll(() => page.getByTestId('slides-0').innerText()).not.toBe('0');
    await page.getByTestId('autoplay').click();
    const slides = await page.getByTestId('slides-0').innerText();
    const score = await page.getByTestId('score-1').innerText();
    await page.reload();
    await expect.poll(() => page.getByTestId('slides-0').innerText()).toBe(slides);
    await expect.poll(() => page.getByTestId('score-1').innerText()).toBe(score);
    await page.getByTestId('rung-1').selectOption('20');
    expect(page.url()).toContain('ai=0&vs=20&seed=5&lang=en&perf=1&mode=comparison');
  });
});
