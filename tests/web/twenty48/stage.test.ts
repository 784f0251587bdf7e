import { describe, expect, it } from 'vitest';
import type { Step } from '../../../web/src/conductor/contract';
import { decodeEvents } from '../../../web/src/twenty48/events';
import type { Motion } from '../../../web/src/twenty48/scene';
import { SHOWCASE_LENGTH, showcaseSnapshot, showcaseStep } from '../../../web/src/twenty48/showcase';
import { decodeSnapshot } from '../../../web/src/twenty48/snapshot';
import { TileStage } from '../../../web/src/twenty48/stage';
import { FakeTwenty48 } from './support/fake_module';

const SLIDE = 100;

/** A board with a 2 on a4 and another on c4. */
const RANKS = [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function setUp(motion: Motion = 'travel', interval = 200) {
  const rules = new FakeTwenty48();
  rules.put(RANKS);
  const stage = new TileStage(rules.snapshot(), {
    slide: () => SLIDE,
    interval: () => interval,
    motion: () => motion,
  });
  const play = (code: number, start: number, by: Step['by'] = 'player') => {
    const before = rules.snapshot();
    rules.play(code);
    return stage.perform({
      action: code,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start,
      by,
    });
  };
  return { rules, stage, play };
}

describe('a slide', () => {
  it('moves its tiles, then shows what became of them', () => {
    const { stage, play } = setUp();
    expect(play(3, 1000)).toBe(1000 + SLIDE);
    expect(stage.sceneAt(1000 + SLIDE / 2)).toEqual([
      { rank: 1, x: 0, y: 0, scale: 1, opacity: 1 },
      { rank: 1, x: 1, y: 0, scale: 1, opacity: 1 },
    ]);
    const landing = stage.sceneAt(1000 + 1.5 * SLIDE);
    const merged = landing.find(({ rank }) => rank === 2);
    const fresh = landing.find(({ rank }) => rank === 1);
    expect(merged?.scale).toBeGreaterThan(1.05);
    expect(fresh?.scale).toBeGreaterThan(0);
    expect(fresh?.scale).toBeLessThan(1);
    expect(stage.isMoving(1000 + 2 * SLIDE)).toBe(false);
    expect(stage.sceneAt(1000 + 2 * SLIDE)).toEqual([
      { rank: 2, x: 0, y: 0, scale: 1, opacity: 1 },
      { rank: 1, x: 1, y: 0, scale: 1, opacity: 1 },
    ]);
  });

  it('ends at once when the next one comes', () => {
    const { stage, play, rules } = setUp();
    play(3, 1000);
    play(2, 1010);
    // At its beginning the second one shows the first one's end.
    const ranks = stage.sceneAt(1010).map(({ rank }) => rank);
    expect(ranks).toEqual([2, 1]);
    const after = stage.sceneAt(1010 + 2 * SLIDE);
    expect(after.length).toBe(decodeSnapshot(rules.snapshot()).ranks.filter((rank) => rank > 0).length);
  });

  it('of the autoplayer is over before its next one, and says when that is due', () => {
    const { stage, play } = setUp('travel', 50);
    expect(play(3, 1000, 'opponent')).toBe(1050);
    expect(stage.isMoving(1000 + 2 * 0.55 * 50)).toBe(false);
    expect(stage.isMoving(1020)).toBe(true);
  });

  it('is not drawn where there is no time for it', () => {
    const { stage, play } = setUp('travel', 1000 / 60);
    play(3, 1000, 'opponent');
    expect(stage.isMoving(1000)).toBe(false);
    expect(stage.sceneAt(1000).map(({ rank }) => rank)).toEqual([2, 1]);
  });

  it('fades for those who want less motion: nothing leaves its cell', () => {
    const { stage, play } = setUp('fade');
    play(3, 1000);
    for (const { x, y, scale } of stage.sceneAt(1050)) {
      expect([Number.isInteger(x), Number.isInteger(y), scale]).toEqual([true, true, 1]);
    }
    expect(stage.sceneAt(1050).some(({ opacity }) => opacity > 0 && opacity < 1)).toBe(true);
  });
});

describe('the board of the home screen', () => {
  it('is a whole story: every tile that slides was there, and the last slide makes 2048', () => {
    for (let step = 0; step < SHOWCASE_LENGTH; step++) {
      const before = decodeSnapshot(showcaseSnapshot(step)).ranks;
      const events = decodeEvents(showcaseStep(step, 0).events);
      for (const event of events) if (event.kind === 'slide') expect(before[event.from]).toBe(event.rank);
    }
    const ranksAt = (length: number) => decodeSnapshot(showcaseSnapshot(length)).ranks;
    expect(Math.max(...ranksAt(SHOWCASE_LENGTH - 1))).toBe(10);
    expect(Math.max(...ranksAt(SHOWCASE_LENGTH))).toBe(11);
  });
});
