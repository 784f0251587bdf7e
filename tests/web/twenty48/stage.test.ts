import { describe, expect, it } from 'vitest';
import type { Twenty48Game } from '../../../wasm/twenty48';
import type { Step } from '../../../web/src/conductor/contract';
import type { Rank } from '../../../web/src/twenty48/cells';
import { Direction } from '../../../web/src/twenty48/directions';
import { decodeEvents, type TileEvent } from '../../../web/src/twenty48/events';
import type { Motion, Scene } from '../../../web/src/twenty48/scene';
import { SHOWCASE_LENGTH, showcaseSnapshot, showcaseStep } from '../../../web/src/twenty48/showcase';
import { decodeSnapshot } from '../../../web/src/twenty48/snapshot';
import { TileStage } from '../../../web/src/twenty48/stage';
import { positionOf, rulesAt } from './support/module';

const SLIDE = 100;

/** A board with a 2 on a4 and another on c4; after a slide to the left the next tile is a 2 on d1. */
const TWO_TWOS = positionOf('2 . 2 . . . . . . . . . . . . .');

function setUp(motion: Motion = 'travel', interval = 200) {
  const rules = rulesAt(TWO_TWOS);
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

function ranksOf(rules: Twenty48Game): readonly Rank[] {
  return decodeSnapshot(rules.snapshot()).ranks;
}

/** The ranks by cell of a scene whose tiles are all on cells. */
function ranksShown(scene: Scene): Rank[] {
  const ranks = Array<Rank>(16).fill(0);
  for (const { x, y, rank } of scene) ranks[4 * y + x] = rank;
  return ranks;
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
      { rank: 1, x: 3, y: 3, scale: 1, opacity: 1 },
    ]);
  });

  it('ends at once when the next one comes', () => {
    const { stage, play, rules } = setUp();
    play(3, 1000);
    const between = ranksOf(rules);
    play(2, 1010);
    // At its beginning the second one shows the first one's end.
    expect(ranksShown(stage.sceneAt(1010))).toEqual(between);
    expect(ranksShown(stage.sceneAt(1010 + 2 * SLIDE))).toEqual(ranksOf(rules));
  });

  it('of the autoplayer is over before its next one, and says when that is due', () => {
    const { stage, play } = setUp('travel', 50);
    expect(play(3, 1000, 'opponent')).toBe(1050);
    expect(stage.isMoving(1000 + 2 * 0.55 * 50)).toBe(false);
    expect(stage.isMoving(1020)).toBe(true);
  });

  it('is not drawn where there is no time for it', () => {
    const { stage, play, rules } = setUp('travel', 1000 / 60);
    play(3, 1000, 'opponent');
    expect(stage.isMoving(1000)).toBe(false);
    expect(ranksShown(stage.sceneAt(1000))).toEqual(ranksOf(rules));
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

/** What a slide does to the tiles that are there; the new tile is chance. */
function slidesAndMerges(events: Int32Array): TileEvent[] {
  return decodeEvents(events).filter(({ kind }) => kind === 'slide' || kind === 'merge');
}

describe('the board of the home screen', () => {
  it.each(Array.from({ length: SHOWCASE_LENGTH }, (_, step) => step))(
    'keeps to the rules in slide %i',
    (step) => {
      const { ranks } = decodeSnapshot(showcaseSnapshot(step));
      const rules = rulesAt(positionOf(ranks.map((rank) => (rank === 0 ? '.' : 2 ** rank)).join(' ')));
      const told = slidesAndMerges(showcaseStep(step, 0).events);
      const legal = Array.from(rules.legalActions(), (code) => slidesAndMerges(rules.preview(code)));
      expect(legal).toContainEqual(told);
    },
  );

  it('ends with the slide that makes 2048', () => {
    const ranksAt = (length: number) => decodeSnapshot(showcaseSnapshot(length)).ranks;
    expect(Math.max(...ranksAt(SHOWCASE_LENGTH - 1))).toBe(10);
    expect(Math.max(...ranksAt(SHOWCASE_LENGTH))).toBe(11);
  });
});

describe('what can be heard of a slide', () => {
  const heardOf = (position: string, by: Step['by'] = 'player') => {
    const rules = rulesAt(position);
    const heard: string[] = [];
    const stage = new TileStage(rules.snapshot(), {
      slide: () => SLIDE,
      interval: () => 200,
      motion: () => 'travel',
      cues: { hear: (cues) => heard.push(...cues.map(({ kind, at }) => `${kind} ${at}`)), hush: () => {} },
    });
    const before = rules.snapshot();
    rules.play(Direction.left);
    stage.perform({
      action: Direction.left,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: 50,
      by,
    });
    return heard;
  };

  it('is tiles that meet, when they have met', () => {
    expect(heardOf(TWO_TWOS)).toEqual(['merge 150']);
    expect(heardOf(positionOf('. 2 4 . . . . . . . . . . . . .'))).toEqual([]);
  });

  it('is a 2048 like a victory, and of a player alone', () => {
    const almost = positionOf('1024 . 1024 . . . . . . . . . . . . .');
    expect(heardOf(almost)).toEqual(['merge 150', 'victory 150']);
    expect(heardOf(almost, 'opponent')).toEqual([]);
  });
});
