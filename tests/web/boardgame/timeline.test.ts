import { describe, expect, it } from 'vitest';
import type { Motion } from '../../../web/src/boardgame/clip';
import { Timeline } from '../../../web/src/boardgame/timeline';
import type { Step } from '../../../web/src/conductor/contract';
import { ROW_MS, STONE_MS } from '../../../web/src/gomoku/clips';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import type { Cue } from '../../../web/src/sound/cues';
import { at, openRules } from '../gomoku/support/module';
import { PACE } from './support/gomoku_table';

function setUp(motion: Motion = 'travel') {
  const rules = openRules();
  const heard: Cue[] = [];
  const cues = { hear: (some: readonly Cue[]) => void heard.push(...some), hush: () => {} };
  const stage = new Timeline(GOMOKU, rules.snapshot(), { pace: () => PACE, motion: () => motion, cues });
  /** Plays a stone on the stage. Returns its nominal end. */
  const perform = (name: string, start: number, by: Step['by'] = 'player') => {
    const before = rules.snapshot();
    expect(rules.play(at(name))).toBe('');
    return stage.perform({
      action: at(name),
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start,
      by,
    });
  };
  return { rules, stage, perform, heard };
}

describe('a stone', () => {
  it('is not there before its start, falls, and lies where it was placed', () => {
    const { stage, perform } = setUp();
    perform('h8', 100);
    expect(stage.sceneAt(99).stones).toEqual([]);
    const lifts = [120, 220, 300].map((now) => stage.sceneAt(now).stones[0]?.lift ?? -1);
    expect(lifts).toEqual([...lifts].sort((a, b) => b - a));
    expect(lifts[0]).toBeLessThan(1);
    expect(stage.sceneAt(100 + STONE_MS)).toMatchObject({
      stones: [{ cell: at('h8'), lift: 0, opacity: 1 }],
      last: at('h8'),
    });
    expect(stage.isMoving(100 + STONE_MS)).toBe(false);
  });

  it('fades in where less motion is wanted, in the same time', () => {
    const { stage, perform } = setUp('fade');
    perform('h8', 0);
    const { stones } = stage.sceneAt(STONE_MS / 2);
    expect(stones[0]).toMatchObject({ lift: 0 });
    expect(stones[0]?.opacity).toBeGreaterThan(0);
    expect(stones[0]?.opacity).toBeLessThan(1);
    expect(stage.isMoving(STONE_MS)).toBe(false);
  });

  it('of the player gives the opponent its time to think, one of the opponent none', () => {
    const { perform } = setUp();
    expect(perform('h8', 0)).toBe(PACE.answer);
    expect(perform('i9', 1000, 'opponent')).toBe(1000 + STONE_MS);
  });

  it('is heard as it lands', () => {
    const { perform, heard } = setUp();
    perform('h8', 50);
    expect(heard).toEqual([{ kind: 'stone', at: 50 + STONE_MS, damage: 0 }]);
  });
});

describe('a winning row', () => {
  it('is drawn after its last stone has landed', () => {
    const { stage, perform, rules } = setUp();
    const names = ['h8', 'a1', 'i8', 'a2', 'j8', 'a3', 'k8', 'a4'];
    names.forEach((name, index) => void perform(name, index * 1000));
    const start = 20_000;
    expect(perform('l8', start)).toBe(start + STONE_MS + ROW_MS);
    expect(stage.sceneAt(start + STONE_MS).rowDrawn).toBe(0);
    const half = stage.sceneAt(start + STONE_MS + ROW_MS / 2);
    expect(half.rowDrawn).toBeGreaterThan(0);
    expect(half.rowDrawn).toBeLessThan(1);
    expect(stage.sceneAt(start + STONE_MS + ROW_MS)).toMatchObject({
      rowDrawn: 1,
      row: Array.from(rules.snapshot().slice(25, 30)),
    });
  });
});

describe('going back', () => {
  it('lifts the stones that are taken back off the board', () => {
    const { stage, perform, rules } = setUp();
    perform('h8', 0);
    perform('i9', 1000);
    rules.undo();
    stage.stepBack(rules.snapshot(), 1100);
    const lifted = stage.sceneAt(1100 + STONE_MS / 2).stones.find(({ cell }) => cell === at('i9'));
    expect(lifted?.opacity).toBeLessThan(1);
    expect(stage.sceneAt(1100 + STONE_MS).stones.map(({ cell }) => cell)).toEqual([at('h8')]);
  });

  it('on an empty timeline is nothing but another board', () => {
    const { stage, rules } = setUp();
    stage.stepBack(rules.snapshot(), 10);
    expect(stage.sceneAt(10).stones).toEqual([]);
    stage.skip();
    expect(stage.isMoving(1000)).toBe(false);
  });
});
