// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { CoursePanel } from '../../../web/src/twenty48/course_panel';
import { toLine } from '../../../web/src/twenty48/position_line';
import { resumableGame, type SavedGame } from '../../../web/src/twenty48/saved_game';
import { endlessRules } from './support/endless_game';
import { positionOf, SEED } from './support/module';
import { openedAt, setUp } from './support/table';

const LEFT = 3;

/** As many as the strongest rung plays in its longest games, and then some. */
const SLIDES = 30_000;
/** Of what a browser keeps for an address at the least, in characters. */
const STORAGE = 5_000_000 / 2;

function longGame() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  const saves = openSaves(() => storage);
  const moves = 'URDL'.repeat(SLIDES / 4);
  const saved: SavedGame = { seed: SEED, moves, moments: [], played: 0, score: 4 * SLIDES, over: false };
  const kept = () => [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  return { ...setUp({ saves, saved, rules: endlessRules() }), kept };
}

afterEach(() => act(() => render(null, document.body)));

describe(`a game of ${SLIDES} slides`, () => {
  it('is gone on with, taken back and kept in a small part of the storage', () => {
    const { game, saves, kept } = longGame();
    expect(game.snapshot.value.moves).toBe(SLIDES);
    game.play(0);
    game.play(1);
    expect(game.undo()).toBe(true);
    expect(game.moves.value.slice(-3)).toBe('DLu');
    expect(game.chronicle.moves).toBe(SLIDES + 1);
    expect(resumableGame(saves)?.moves).toBe(game.moves.value);
    expect(saves.unkept.value).toEqual([]);
    expect(kept()).toBeLessThan(STORAGE / 20);
  });

  it('has a graph of few points, and a short link', async () => {
    const { game } = longGame();
    act(() => render(<CoursePanel game={game} />, document.body));
    const points = document.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    expect(points.length).toBeGreaterThan(100);
    expect(points.length).toBeLessThan(200);
    document.querySelector<HTMLButtonElement>('[data-testid="copy-link"]')?.click();
    const link = () => document.querySelector<HTMLInputElement>('.link-text')?.value ?? '';
    await expect.poll(async () => link() || navigator.clipboard.readText()).toContain('position=');
    const text = link() || (await navigator.clipboard.readText());
    expect(text.length).toBeLessThan(300);
    expect(new URLSearchParams(new URL(text).hash.slice(1)).get('position')).toBe(toLine(game.text()));
  });
});

describe('a game that was opened at a position', () => {
  const saved = openedAt(positionOf('2 2 4 . . . . . . . . . . . . .', 20_000));

  it('goes on from there, and is taken back no further', () => {
    const { game, saves } = setUp({ saved });
    expect(game.snapshot.value.moves).toBe(20_000);
    expect(game.undo()).toBe(false);
    game.play(LEFT);
    game.play(LEFT);
    expect(game.chronicle).toMatchObject({ first: 20_000, scores: [0, 4, 12] });
    const again = setUp({ saved: resumableGame(saves) ?? undefined }).game;
    expect(again.text()).toBe(game.text());
    expect([again.undo(), again.undo(), again.undo()]).toEqual([true, true, false]);
  });

  it('says that what came before is not known, and counts for no record', () => {
    const { game, preferences } = setUp({ saved });
    game.play(LEFT);
    act(() => render(<CoursePanel game={game} />, document.body));
    expect(document.querySelector('[data-testid="unknown-slides"]')?.textContent).toContain('20,000');
    expect(preferences.best.value).toBe(0);
  });
});
