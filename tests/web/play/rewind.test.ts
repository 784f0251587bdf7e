import { describe, expect, it } from 'vitest';
import { moveOf } from '../boardgame/support/toads';
import { HOP_MS } from '../boardgame/support/toads_spec';
import { setUp } from '../boardgame/support/toads_table';

/** A game of three moves. */
function played() {
  const { game, answer, pass, ...table } = setUp();
  game.play(moveOf(8, 4));
  answer(moveOf(1, 4));
  pass(HOP_MS);
  game.play(moveOf(9, 5));
  pass(HOP_MS);
  return { game, pass, ...table };
}

describe('a game that plays by itself', () => {
  it('begins with the first position and ends with the present one', () => {
    const { game, pass } = played();
    const seen: (number | null)[] = [];
    game.rewind.play();
    while (game.rewind.playing.value && seen.length < 1000) {
      if (seen.at(-1) !== game.past.value) seen.push(game.past.value);
      pass(16);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(game.past.value).toBe(null);
  });

  it('shows each move as it was played', () => {
    const { game, frames, pass } = played();
    game.rewind.play();
    while (game.past.value === 0) pass(16);
    pass(HOP_MS / 2);
    expect(game.rewind.stage?.sceneAt(frames.now())).toMatchObject({ moving: { from: 8, to: 4 } });
  });

  it('stands still once somebody looks elsewhere, or pauses it, and goes on from there', () => {
    const { game, pass } = played();
    game.rewind.play();
    game.lookAt(2);
    pass(2000);
    expect([game.past.value, game.rewind.playing.value]).toEqual([2, false]);
    game.rewind.play();
    pass(16);
    game.rewind.pause();
    pass(2000);
    expect([game.past.value, game.rewind.playing.value]).toEqual([2, false]);
  });
});

describe('an earlier moment', () => {
  it('is left for the present once all has been seen', () => {
    const { game, pass } = played();
    game.lookAt(2);
    game.lookAt(3);
    pass(2 * HOP_MS);
    expect(game.past.value).toBe(null);
  });

  it('is one of the game, whatever is asked for', () => {
    const { game } = played();
    game.lookAt(-1);
    expect(game.past.value).toBe(0);
    game.lookAt(99);
    expect(game.past.value).toBe(null);
    game.lookAt(2);
    game.lookAt(3);
    game.lookAt(4);
    expect(game.past.value).toBe(null);
    game.lookAt(2);
    game.lookAt(null);
    expect(game.past.value).toBe(null);
    const { game: unplayed } = setUp();
    unplayed.lookAt(-1);
    expect(unplayed.past.value).toBe(null);
  });

  it('ends with the next action, and never changes the game', () => {
    const { game, rules, answer } = { ...played(), answer: () => {} };
    answer();
    game.lookAt(1);
    expect(rules.length()).toBe(3);
    game.undo();
    expect(game.past.value).toBe(null);
  });
});
