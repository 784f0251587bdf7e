import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { WalkThrough } from '../../../web/src/boardgame/shared/walk_through';
import { FakeFrames } from '../support/fake_time';

/** A game of three moves, and frames a second apart. */
function setUp() {
  const past = signal<number | null>(null);
  const game = {
    past,
    lookAt: (length: number | null) => {
      past.value = length === 3 ? null : length;
    },
  };
  const frames = new FakeFrames();
  const walk = new WalkThrough(game, frames);
  const next = () => frames.paint(frames.now() + 1000);
  return { game, walk, next };
}

describe('a game that is shown move by move', () => {
  it('begins with the empty board and ends with the last move', () => {
    const { game, walk, next } = setUp();
    walk.begin();
    const seen = [game.past.value];
    while (walk.walking.value) {
      next();
      seen.push(game.past.value);
    }
    expect(seen).toEqual([0, 1, 2, null]);
    next();
    expect(game.past.value).toBe(null);
  });

  it('stands still once somebody looks elsewhere, or ends it', () => {
    const { game, walk, next } = setUp();
    walk.begin();
    game.lookAt(2);
    next();
    expect([game.past.value, walk.walking.value]).toEqual([2, false]);
    walk.begin();
    walk.end();
    next();
    expect([game.past.value, walk.walking.value]).toEqual([0, false]);
  });

  it('can be begun again in the middle', () => {
    const { game, walk, next } = setUp();
    walk.begin();
    next();
    walk.begin();
    expect(game.past.value).toBe(0);
    next();
    expect(game.past.value).toBe(1);
  });
});
