import { describe, expect, it } from 'vitest';
import { WeighingFade } from '../../../web/src/boardgame/thinking/weighing_fade';
import { at } from '../gomoku/support/module';
import { lineRecord } from '../support/line_record';
import { setUp } from './support/gomoku_table';

const WORSE = 100;
const BOUND_ONLY = 4;

describe('what the opponent weighs', () => {
  it('is its best move and its MultiPV lines, liked by worth, with its depth at the best', () => {
    const { game, rules, thinker } = setUp();
    game.tap(at('h8'));
    thinker.hold(rules.key(), at('i9'));
    thinker.learn(rules.key(), 0, 7);
    thinker.consider(rules.key(), [
      ...lineRecord([at('i9'), at('j10')]),
      ...lineRecord([at('g8')], WORSE),
      ...lineRecord([at('g7')], WORSE, BOUND_ONLY),
    ]);
    expect(game.weighing.moves.value).toEqual([
      { action: at('i9'), liking: 1, depth: 7 },
      { action: at('g8'), liking: 0.5, depth: 0 },
      { action: at('g7'), liking: 0.3, depth: 0 },
    ]);
  });

  it('is there at once where it was thought about in the player’s time', () => {
    const { game, rules, thinker } = setUp();
    game.tap(at('h8'));
    const key = rules.key();
    game.undo();
    thinker.hold(key, at('i9'));
    thinker.consider(key, lineRecord([at('i9')]));
    expect(game.weighing.moves.value).toEqual([]);
    game.tap(at('h8'));
    expect(game.weighing.moves.value).toHaveLength(1);
  });

  it('is gone once it has played, and what it thinks in the player’s time is not told', () => {
    const made = setUp();
    const { game, rules, thinker } = made;
    game.tap(at('h8'));
    thinker.consider(rules.key(), lineRecord([at('i9')]));
    made.answer(at('i9'));
    expect(game.weighing.moves.value).toEqual([]);
    thinker.hold(rules.key(), at('j10'));
    thinker.consider(rules.key(), lineRecord([at('j10')]));
    expect(game.weighing.moves.value).toEqual([]);
  });

  it('is gone once the player has given up', () => {
    const { game, rules, thinker } = setUp();
    game.tap(at('h8'));
    thinker.hold(rules.key(), at('i9'));
    thinker.consider(rules.key(), lineRecord([at('i9')]));
    expect(game.weighing.moves.value).toHaveLength(1);
    game.concede();
    expect(game.weighing.moves.value).toEqual([]);
  });
});

describe('what is weighed, on a board,', () => {
  const weighed = (action: number, liking: number, depth = 0) => ({ action, liking, depth });
  const opacities = (fade: WeighingFade, now: number) =>
    fade.at(now).map(({ action, opacity }) => [action, opacity]);

  it('comes, changes and goes little by little, and rests in between', () => {
    const fade = new WeighingFade((action) => ({ action }));
    fade.aim([weighed(1, 1, 4), weighed(2, 0.5)], 1000);
    expect(fade.at(1000)).toEqual([]);
    const [coming] = fade.at(1060);
    expect(coming?.opacity).toBeGreaterThan(0);
    expect(coming?.opacity).toBeLessThan(1);
    expect([fade.isMoving(1060), fade.isMoving(2000)]).toEqual([true, false]);
    expect(fade.at(2000)).toEqual([
      { action: 1, ghost: { action: 1 }, opacity: 1, depth: 4 },
      { action: 2, ghost: { action: 2 }, opacity: 0.5, depth: 0 },
    ]);
    fade.aim([weighed(2, 1)], 3000);
    expect(opacities(fade, 3000)).toEqual([
      [1, 1],
      [2, 0.5],
    ]);
    expect(opacities(fade, 4000)).toEqual([[2, 1]]);
    fade.aim([], 5000);
    expect(opacities(fade, 5000)).toEqual([[2, 1]]);
    expect(opacities(fade, 6000)).toEqual([]);
  });

  it('begins from where it was when it changes on its way', () => {
    const fade = new WeighingFade((action) => ({ action }));
    fade.aim([weighed(1, 1)], 0);
    const before = opacities(fade, 50);
    fade.aim([weighed(1, 0.2)], 50);
    expect(opacities(fade, 50)).toEqual(before);
  });

  it('leaves out what would put nothing on the board', () => {
    const fade = new WeighingFade((action) => (action < 0 ? null : { action }));
    fade.aim([weighed(-2, 1), weighed(3, 1)], 0);
    expect(opacities(fade, 1000)).toEqual([[3, 1]]);
  });
});
