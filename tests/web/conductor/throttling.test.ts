import { describe, expect, it } from 'vitest';
import { holdTurn, setUp } from '../support/opponents_turn';

describe('on a device that drops frames', () => {
  /** In frames of 16 ms, of which every fourth is dropped: whether the thinker paused after each up to `end`. */
  function pauses(
    { frames, thinker }: Pick<ReturnType<typeof setUp>, 'frames' | 'thinker'>,
    end: number,
  ): boolean[] {
    const seen: boolean[] = [];
    for (let frame = 0; frames.now() < end; frame++) {
      frames.paint(frames.now() + (frame % 4 === 3 ? 32 : 16));
      seen.push(thinker.paused);
    }
    return seen;
  }

  it('the thinker pauses in most frames, and in all of them around the beginning of an action', () => {
    const game = setUp({ length: 1000 });
    holdTurn(game.thinker);
    game.conductor.begin(1000);
    const before = pauses(game, 780);
    expect(before.slice(-20).filter((paused) => !paused)).toHaveLength(5);
    expect(pauses(game, 830)).not.toContain(false);
    expect(game.stage.steps).toHaveLength(0);
    expect(pauses(game, 1000)).not.toContain(false);
    expect(game.stage.steps).toHaveLength(1);
    expect(pauses(game, 1200)).toContain(false);
  });

  it('the thinker pauses until the action has been seen, however long that takes', () => {
    const { conductor, frames, stage, thinker, log } = setUp({ length: 1000 });
    holdTurn(thinker);
    conductor.begin(1000);
    for (let dropped = 66; dropped <= 858; dropped += 99) frames.paint(dropped - 66, dropped);
    frames.paint(905);
    expect(stage.steps).toHaveLength(1);
    for (const now of [956, 958, 960, 962, 964]) {
      frames.paint(now);
      expect(thinker.paused).toBe(true);
    }
    expect(log.records()).toHaveLength(0);
    frames.paint(1000);
    expect(log.records()).toHaveLength(1);
    expect(pauses({ frames, thinker }, 1200)).toContain(false);
  });

  it('the thinker goes on when the turn is over, and while it holds no answer', () => {
    const game = setUp();
    game.conductor.begin(500);
    expect(pauses(game, 600)).not.toContain(true);
    game.thinker.hold('0/', 1);
    expect(pauses(game, 616)).toEqual([true]);
    game.conductor.cancel();
    expect(game.thinker.paused).toBe(false);
  });

  it('the thinker does not pause while the fallback engine plays for a rung that gets ready', () => {
    const game = setUp();
    game.thinker.hold('0/', 1);
    game.thinker.fallbackEngine.value = { rung: 40, chosen: 50, cause: { kind: 'unpacking' } };
    game.conductor.begin(1500);
    expect(pauses(game, 600)).not.toContain(true);
    game.thinker.fallbackEngine.value = null;
    expect(pauses(game, 700)).toContain(true);
  });

  it('a thinker with a limit of nodes does not pause: its answer has to be finished', () => {
    const game = setUp({ nodes: 1000 });
    game.thinker.hold('0/', 1);
    game.conductor.begin(500);
    expect(pauses(game, 700)).not.toContain(true);
  });
});
