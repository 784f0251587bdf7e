import { describe, expect, it } from 'vitest';
import { paceOf } from '../../../web/src/tactics/battle/tempo';
import { FLAME_STEP } from '../../../web/src/tactics/board/clips';
import { TacticsStage } from '../../../web/src/tactics/board/stage';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import fc from '../support/fast_check';
import { BLOW, HIT_POINTS, openText, skirmishText, strikeCode } from './support/skirmish';
import { adjacent, type Setting, setUp, walkEast } from './support/staged';

describe('the scene', () => {
  it('does not move before a step begins', () => {
    const { stage, step } = setUp();
    step(walkEast, 1000);
    expect(stage.sceneAt(999).poses[0]).toMatchObject({ x: 1.5, y: 1.5, moving: false });
  });

  it('walks the unit along its path and leaves it there', () => {
    const { stage, step } = setUp();
    const end = step(walkEast, 1000);
    const under = Array.from({ length: 7 }, (_, index) => stage.sceneAt(1300 + 50 * index).poses[0]!.x);
    expect(under).toEqual([...under].sort((a, b) => a - b));
    expect(under[3]).toBeGreaterThan(1.5);
    expect(stage.sceneAt(end).poses[0]).toMatchObject({ x: 2.5, y: 1.5 });
  });

  it('of a late frame is the scene of its time, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 900, max: 2900 }), { maxLength: 10 }),
        fc.integer({ min: 900, max: 2900 }),
        (frames, moment) => {
          const shownAt = (earlier: readonly number[]) => {
            const { stage, step } = setUp({ cells: adjacent });
            step(strikeCode(0, 11, 12), 1000);
            for (const frame of earlier) stage.sceneAt(frame);
            const { poses, cursor, effects } = stage.sceneAt(moment);
            return { poses: poses.map(({ unit: _, ...pose }) => pose), cursor, effects };
          };
          const early = frames.filter((frame) => frame <= moment).sort((a, b) => a - b);
          expect(shownAt(early)).toEqual(shownAt([]));
        },
      ),
    );
  });

  it('holds still for 60 ms after an impact, then recoils 4 px along the blow, and the bar drains late', () => {
    const { stage, step } = setUp({ cells: adjacent });
    step(strikeCode(0, 11, 12), 0);
    const frames = Array.from({ length: 2000 }, (_, time) => stage.sceneAt(time).poses[1]!);
    const impact = frames.findIndex((pose) => pose.hitPoints === HIT_POINTS - BLOW);
    expect(impact).toBeGreaterThan(0);
    const still = frames.slice(impact, impact + 60);
    expect(still.every((pose) => pose.recoil.x === 0 && pose.lateHitPoints === HIT_POINTS)).toBe(true);
    const recoil = Math.max(...frames.map((pose) => pose.recoil.x));
    expect(recoil).toBeGreaterThan(3.9);
    expect(recoil).toBeLessThanOrEqual(4);
    expect(frames.every((pose) => pose.recoil.y === 0)).toBe(true);
    const drained = frames.findIndex((pose) => pose.lateHitPoints < HIT_POINTS);
    expect(drained).toBeGreaterThan(impact + 100);
    expect(frames.at(-1)?.lateHitPoints).toBe(HIT_POINTS - BLOW);
  });

  const kill = { cells: [[11], [12, 88]], hitPoints: BLOW } as const;
  const scenesOf = ({ stage, step }: ReturnType<typeof setUp>) => {
    step(strikeCode(0, 11, 12), 0, 'player');
    return Array.from({ length: 1500 }, (_, time) => stage.sceneAt(time));
  };

  it('shakes the board along a blow that fells somebody, and throws splinters, for a moment', () => {
    const scenes = scenesOf(setUp(kill));
    expect(Math.max(...scenes.map(({ shake }) => Math.abs(shake.x)))).toBeGreaterThan(1);
    expect(scenes.every(({ shake }) => Math.abs(shake.x) <= 3 && shake.y === 0)).toBe(true);
    expect(scenes.some(({ effects }) => effects.some(({ kind }) => kind === 'debris'))).toBe(true);
    expect(scenes.at(-1)).toMatchObject({ shake: { x: 0, y: 0 }, effects: [] });
  });

  it('does not shake for a blow that is survived, nor at all where less motion is wanted', () => {
    const still = (scenes: ReturnType<typeof scenesOf>) => scenes.every(({ shake }) => shake.x === 0);
    expect(still(scenesOf(setUp({ cells: adjacent })))).toBe(true);
    const faded = scenesOf(setUp({ ...kill, motion: 'fade' }));
    expect(still(faded)).toBe(true);
    expect(faded.some(({ effects }) => effects.some(({ kind }) => kind === 'debris'))).toBe(false);
  });

  it('lets a unit fall along the blow', () => {
    const east = scenesOf(setUp(kill)).find(({ poses }) => poses[1]!.topple > 0);
    expect(east?.poses[1]).toMatchObject({ lean: 1 });
    const { stage, step } = setUp({ cells: [[13], [12, 88]], hitPoints: BLOW });
    step(strikeCode(0, 13, 12), 0, 'player');
    expect(stage.sceneAt(700).poses[1]).toMatchObject({ lean: -1 });
    expect(stage.sceneAt(700).poses[1]!.topple).toBeGreaterThan(0);
  });

  it('lets fire run along its line cell by cell, and hit whom it reaches when it reaches him', () => {
    const text = skirmishText([[], [12, 14]]).replace(
      'unit second',
      'unit first wizard b2 hp 45 ready\nunit second',
    );
    const rules = openText(text);
    const stage = new TacticsStage(rules.snapshot(), { pace: () => paceOf('brisk'), motion: () => 'travel' });
    const before = rules.snapshot();
    const action = strikeCode(0, 11, 12);
    expect(rules.play(action)).toBe('');
    stage.perform({
      action,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: 0,
      by: 'player',
    });
    const scenes = Array.from({ length: 1500 }, (_, time) => stage.sceneAt(time));
    const struck = [1, 2].map((unit) => scenes.findIndex(({ poses }) => poses[unit]!.hitPoints < HIT_POINTS));
    expect(struck[1]! - struck[0]!).toBe(2 * FLAME_STEP);
    for (const [index, time] of struck.entries()) {
      const fire = scenes[time]?.effects.find((effect) => effect.kind === 'fire');
      const reached = Math.floor((fire?.burning ?? Number.NaN) / FLAME_STEP + 1e-6);
      expect(fire?.cells[reached - 1]).toBe([12, 14][index]);
    }
  });

  it('flies the opponent’s cursor to the unit, and shows none for the player', () => {
    const opponent = setUp();
    opponent.step(walkEast, 0);
    expect(opponent.stage.sceneAt(10).cursor).not.toBeNull();
    const player = setUp();
    player.step(walkEast, 0, 'player');
    expect(player.stage.sceneAt(10).cursor).toBeNull();
  });

  it('begins the cursor’s next flight where the last one ended', () => {
    const { stage, step } = setUp();
    const end = step(walkEast, 0);
    const before = stage.sceneAt(end).cursor;
    step(packAction({ unit: 1, cell: 14, direction: 0 }), end);
    const after = stage.sceneAt(end).cursor;
    expect(after?.x).toBeCloseTo(before?.x ?? Number.NaN, 5);
    expect(after?.y).toBeCloseTo(before?.y ?? Number.NaN, 5);
  });

  /** How near the cursor comes to a unit on cell 31, on its way to the one on 11 that walks. */
  const nearestTo31 = (setting: Setting, previousBest: number) => {
    const { stage, step } = setUp({ ...setting, cells: [[11, 31], [88]] });
    const end = step(walkEast, 0, 'opponent', previousBest);
    const arrival = end * 0.4;
    expect(stage.sceneAt(arrival).cursor).toMatchObject({ x: 1.5, y: 1.5 });
    const way = Array.from({ length: arrival }, (_, time) => stage.sceneAt(time).cursor!);
    return Math.min(...way.map(({ x, y }) => Math.hypot(x - 1.5, y - 3.5)));
  };
  const walk31 = packAction({ unit: 1, cell: 32, direction: 0 });
  const walkSouth = packAction({ unit: 0, cell: 21, direction: 0 });

  it('lets the cursor hesitate when the opponent wavered between two units, and arrive no later', () => {
    const usual = nearestTo31({ tempo: 'classic' }, -1);
    expect(nearestTo31({ tempo: 'classic' }, walk31)).toBeLessThan(usual - 0.5);
    expect(nearestTo31({ tempo: 'brisk' }, walk31)).toBeLessThan(usual - 0.5);
    expect(nearestTo31({ tempo: 'classic' }, walkSouth)).toBe(usual);
    expect(nearestTo31({ tempo: 'classic' }, END_TURN)).toBe(usual);
  });

  it('hesitates neither at tempo fast nor where less motion is wanted', () => {
    for (const setting of [{ tempo: 'fast' }, { motion: 'fade' }] as const) {
      expect(nearestTo31(setting, walk31)).toBe(nearestTo31(setting, -1));
    }
  });

  it('fades a unit from place to place where less motion is wanted', () => {
    const { stage, step } = setUp({ motion: 'fade' });
    const end = step(walkEast, 0);
    const places = new Set(Array.from({ length: end }, (_, time) => stage.sceneAt(time).poses[0]!.x));
    expect([...places]).toEqual([1.5, 2.5]);
  });

  it('shows two units at once when the second sets out while the first is under way', () => {
    const { stage, step } = setUp();
    step(walkEast, 0, 'player');
    step(packAction({ unit: 1, cell: 14, direction: 0 }), 60, 'player');
    const { poses } = stage.sceneAt(120);
    expect([poses[0]!.moving, poses[1]!.moving]).toEqual([true, true]);
  });
});
