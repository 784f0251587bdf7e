import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../../web/src/conductor/contract';
import { END_TURN, packAction } from '../../../web/src/tactics/action_code';
import { FLAME_STEP, type Motion } from '../../../web/src/tactics/clips';
import { TacticsStage } from '../../../web/src/tactics/stage';
import { countStrikers } from '../../../web/src/tactics/strikers';
import { paceOf } from '../../../web/src/tactics/tempo';
import {
  BLOW,
  type Cells,
  HIT_POINTS,
  openSkirmish,
  openText,
  skirmishText,
  strikeCode,
} from './support/skirmish';
import { APART } from './support/skirmish_battle';

type Tempo = Parameters<typeof paceOf>[0];

interface Setting {
  cells?: Cells;
  hitPoints?: number;
  tempo?: Tempo;
  motion?: Motion;
  /** Whether the stage is told who could strike. */
  knows?: boolean;
}

/** A skirmish and its stage. `step` plays an action in both. */
function setUp({
  cells = APART,
  hitPoints = HIT_POINTS,
  tempo = 'brisk',
  motion = 'travel',
  knows,
}: Setting = {}) {
  const rules = openSkirmish(cells, hitPoints);
  const stage = new TacticsStage(rules.snapshot(), {
    pace: () => paceOf(tempo),
    motion: () => motion,
    ...(knows === true ? { strikers: () => countStrikers(rules) } : {}),
  });
  const step = (action: number, start: number, by: Step['by'] = 'opponent', rival = -1) => {
    const before = rules.snapshot();
    expect(rules.play(action)).toBe('');
    const after = rules.snapshot();
    return stage.perform({ action, events: rules.events(), before, after, start, by, rival });
  };
  return { rules, stage, step };
}

const walkEast = packAction({ unit: 0, cell: 12, direction: 0 });
const stay = packAction({ unit: 0, cell: 11, direction: 0 });
const walkOf13 = packAction({ unit: 1, cell: 14, direction: 0 });
const adjacent: Cells = [[11], [12]];

describe('nominal ends', () => {
  it.each([
    ['classic', 4500],
    ['brisk', 1200],
    ['fast', 500],
  ] as const)(
    'at tempo %s a strike takes %d ms, a walk half, passing and ending a quarter',
    (tempo, unit) => {
      expect(setUp({ tempo, cells: adjacent }).step(strikeCode(0, 11, 12), 1000)).toBe(1000 + unit);
      expect(setUp({ tempo }).step(walkEast, 1000)).toBe(1000 + unit / 2);
      expect(setUp({ tempo }).step(stay, 1000)).toBe(1000 + unit / 4);
      expect(setUp({ tempo }).step(END_TURN, 1000)).toBe(1000 + unit / 4);
    },
  );

  it('are the same where pieces fade instead of travel', () => {
    const code = strikeCode(0, 11, 12);
    const travel = setUp({ cells: adjacent }).step(code, 500);
    expect(setUp({ cells: adjacent, motion: 'fade' }).step(code, 500)).toBe(travel);
  });

  it('come later for the strike that ends the battle: from its beginning on it runs at half speed, to the end of the fall', () => {
    const strike = strikeCode(0, 11, 12);
    const killing = (cells: Cells, by: Step['by']) => {
      const { stage, step } = setUp({ cells, hitPoints: BLOW });
      const end = step(strike, 0, by);
      const alphaAt = (time: number) => stage.sceneAt(time).poses[1]!.alpha;
      const frames = Array.from({ length: 4000 }, (_, time) => alphaAt(time));
      return { end, fallen: frames.indexOf(0) };
    };
    const last = (by: Step['by']) => killing(adjacent, by);
    const lastButOne = (by: Step['by']) => killing([[11], [12, 88]], by);
    for (const [by, strikeStart] of [
      ['opponent', 0.64 * 1200],
      ['player', 60],
    ] as const) {
      expect(last(by).fallen).toBe(strikeStart + 2 * (lastButOne(by).fallen - strikeStart));
      expect(last(by).end).toBe(last(by).fallen);
    }
  });

  it('do not depend on when frames are painted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 }), (frames) => {
        const { stage, step } = setUp();
        const first = step(walkEast, 1000);
        for (const frame of frames) stage.sceneAt(frame);
        const second = step(packAction({ unit: 1, cell: 14, direction: 0 }), first);
        expect([first, second]).toEqual([1600, 2200]);
      }),
    );
  });
});

describe('a turn of the opponent', () => {
  const row = (cells: readonly number[], by: number) => cells.map((cell) => cell + by);
  const six = [1, 3, 5, 7, 9, 20];
  const marchers = (tempo: Tempo) => setUp({ cells: [six, [99]], tempo, knows: true });
  const march = (unit: number) => packAction({ unit, cell: six[unit]! + 10, direction: 0 });
  /** The end of a turn that begins with the banner at 0 and plays `codes`. */
  const endOf = ({ step }: ReturnType<typeof setUp>, tempo: Tempo, codes: readonly number[]) =>
    [...codes, END_TURN].reduce((due, code) => step(code, due), paceOf(tempo).banner);

  it('in which nobody can strike lets all march together, one setting out after the other', () => {
    const setting = marchers('brisk');
    let due = 0;
    for (let unit = 0; unit < 6; unit++) {
      expect(due).toBe(300 * unit);
      due = setting.step(march(unit), due);
    }
    const walking = setting.stage.sceneAt(900).poses.filter(({ moving }) => moving);
    expect(walking.length).toBeGreaterThanOrEqual(2);
  });

  it('ends only when the last who marched has arrived', () => {
    const setting = marchers('brisk');
    const end = endOf(setting, 'brisk', [march(0), march(1)]);
    const last = setting.stage.sceneAt(end - 301).poses;
    expect(last[0]!.moving).toBe(false);
    expect(last[1]).toMatchObject({ x: 3.5, y: 1.5, moving: true });
    expect(setting.stage.sceneAt(end - 200).poses[6]!.lift).toBeGreaterThan(0);
  });

  it('lets nobody march with others while somebody could strike, and nobody at tempo classic', () => {
    const near = setUp({ cells: [[1, 9, 55], [57]], knows: true });
    expect(near.step(packAction({ unit: 0, cell: 11, direction: 0 }), 0)).toBe(600);
    const classic = marchers('classic');
    expect(classic.step(march(0), 0)).toBe(2250);
  });

  it.each([
    ['brisk', 6000],
    ['fast', 3000],
  ] as const)('takes at tempo %s at most about %d ms, also where all strike', (tempo, most) => {
    const attackers = [0, 2, 4, 6, 8, 20, 22];
    const strikers = setUp({
      cells: [attackers, row(attackers, 1)],
      hitPoints: 2 * BLOW,
      tempo,
      knows: true,
    });
    const strikes = attackers.map((cell, unit) => strikeCode(unit, cell, cell + 1));
    expect(endOf(strikers, tempo, strikes)).toBeLessThan(1.05 * most);
    const marches = six.map((_, unit) => march(unit));
    expect(endOf(marchers(tempo), tempo, marches)).toBeLessThan(0.9 * most);
  });

  it('takes at tempo classic the time of each unit, however many strike', () => {
    const attackers = [0, 2, 4, 6, 8];
    const classic = setUp({ cells: [attackers, row(attackers, 1)], tempo: 'classic', knows: true });
    const ends = attackers.map((cell, unit) => classic.step(strikeCode(unit, cell, cell + 1), 4500 * unit));
    expect(ends).toEqual([4500, 9000, 13500, 18000, 22500]);
  });

  it('ends only when the last fall is over, and the player’s units rise after it', () => {
    for (const tempo of ['brisk', 'fast'] as const) {
      const { stage, step } = setUp({
        cells: [
          [12, 18],
          [11, 88],
        ],
        hitPoints: BLOW,
        tempo,
      });
      step(END_TURN, 0, 'player');
      const end = step(END_TURN, step(strikeCode(2, 11, 12), 2000));
      const scenes = Array.from({ length: end - 2000 }, (_, time) => stage.sceneAt(2000 + time));
      const fallen = scenes.findIndex(({ poses }) => poses[0]!.alpha === 0);
      expect(fallen).toBeGreaterThan(0);
      expect(scenes.slice(0, fallen).some(({ poses }) => poses[1]!.lift > 0)).toBe(false);
      expect(scenes.at(-1)!.poses[1]!.lift).toBeGreaterThan(0);
    }
  });
});

describe('an early end of the player’s turn', () => {
  const strike = strikeCode(0, 12, 13);
  const CLOSE: Cells = [
    [11, 31],
    [13, 88],
  ];

  it('plays what is left of the player’s own quickly, from where it is, and then ends the turn', () => {
    const { stage, step } = setUp({ cells: CLOSE });
    step(strike, 0, 'player');
    const before = stage.sceneAt(150).poses[0]!;
    const end = step(END_TURN, 150, 'player');
    expect(stage.sceneAt(150).poses[0]).toMatchObject({ x: before.x, y: before.y });
    expect(end).toBe(150 + 600);
    expect(stage.sceneAt(end).poses[2]).toMatchObject({ hitPoints: HIT_POINTS - BLOW });
    expect(stage.sceneAt(end - 1).poses[2]!.lift).toBe(0);
    expect(stage.sceneAt(end + 100).poses[2]!.lift).toBeGreaterThan(0);
  });

  it('hurries nothing that is over soon, and all at most four times as fast', () => {
    const { step } = setUp();
    step(walkEast, 0, 'player');
    const walked = 110 + 70;
    const sunk = 160;
    expect(step(END_TURN, 100, 'player')).toBe(walked + sunk);
    const later = setUp();
    later.step(walkEast, 0, 'player');
    later.step(walkOf13, 8000, 'player');
    expect(later.step(END_TURN, 0, 'player')).toBeGreaterThan(2000);
  });

  it('plays the sounds of what is left sooner, too', () => {
    const heard: number[][] = [];
    const rules = openSkirmish(CLOSE);
    const stage = new TacticsStage(rules.snapshot(), {
      pace: () => paceOf('fast'),
      motion: () => 'travel',
      cues: { hear: (cues) => heard.push(cues.map(({ at }) => at)), hush: () => heard.splice(0) },
    });
    const play = (action: number, start: number) => {
      const before = rules.snapshot();
      expect(rules.play(action)).toBe('');
      stage.perform({ action, events: rules.events(), before, after: rules.snapshot(), start, by: 'player' });
    };
    play(strike, 0);
    const hit = Math.max(...heard.flat());
    play(END_TURN, 100);
    expect(Math.max(...heard.flat())).toBeLessThan(hit);
    expect(Math.min(...heard.flat())).toBeGreaterThan(100);
  });
});

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
  const nearestTo31 = (setting: Setting, rival: number) => {
    const { stage, step } = setUp({ ...setting, cells: [[11, 31], [88]] });
    const end = step(walkEast, 0, 'opponent', rival);
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

describe('what remains', () => {
  it('a mark where a unit fell, until the fall is taken back', () => {
    const { rules, stage, step } = setUp({ cells: adjacent });
    step(strikeCode(0, 11, 12), 0, 'player');
    step(END_TURN, 1000, 'player');
    step(END_TURN, 2000);
    step(strikeCode(0, 11, 12), 3000, 'player');
    expect(stage.sceneAt(9000).marks).toEqual([{ unit: 1, cell: 12, side: 1 }]);
    expect(stage.sceneAt(9000).poses[1]!.alpha).toBe(0);
    rules.undo();
    stage.stepBack(rules.snapshot(), 9000);
    expect(stage.sceneAt(9500).marks).toEqual([]);
    expect(stage.sceneAt(9500).poses[1]!.alpha).toBe(1);
  });

  it('the opponent’s ways, until the player acts', () => {
    const { stage, step } = setUp();
    step(walkEast, 0);
    expect(stage.sceneAt(5000).trails).toEqual([{ unit: 0, side: 0, path: [11, 12] }]);
    step(packAction({ unit: 1, cell: 14, direction: 0 }), 5000, 'player');
    expect(stage.sceneAt(6000).trails).toEqual([]);
  });

  it('the opponent’s damage, summed up, until the player acts', () => {
    const { stage, step } = setUp({ cells: [[11, 13], [12]] });
    const woundAt = (time: number) => stage.sceneAt(time).poses[2]!.wound;
    step(strikeCode(0, 11, 12), 0);
    expect(woundAt(10)).toBe(0);
    expect(woundAt(4000)).toBe(BLOW);
    step(END_TURN, 5000, 'player');
    expect(woundAt(5001)).toBe(0);
  });

  it('no damage that is shown in full only after the player has acted', () => {
    const { stage, step } = setUp({ cells: [[11, 13], [12]] });
    const end = step(strikeCode(0, 11, 12), 0);
    step(walkOf13, end, 'player');
    expect(stage.sceneAt(9000).poses[2]!.wound).toBe(0);
  });

  it('the damage of a turn that was skipped', () => {
    const { stage, step } = setUp({ cells: [[11, 13], [12]] });
    stage.skip();
    step(strikeCode(0, 11, 12), 0);
    step(strikeCode(1, 13, 12), 0);
    expect(stage.sceneAt(0).poses[2]).toMatchObject({ wound: 2 * BLOW, hitPoints: 0 });
  });

  it('a count of the steps that are still to be shown', () => {
    const { rules, stage, step } = setUp();
    const end = step(walkEast, 0);
    step(packAction({ unit: 1, cell: 14, direction: 0 }), end);
    expect(stage.unshown.value).toBe(2);
    stage.sceneAt(end + 300);
    expect(stage.unshown.value).toBe(1);
    rules.undo();
    stage.stepBack(rules.snapshot(), end + 300);
    expect(stage.unshown.value).toBe(0);
  });

  it('nothing to paint', () => {
    const { stage, step } = setUp();
    step(walkEast, 0);
    expect(stage.isMoving(300)).toBe(true);
    expect(stage.isMoving(5000)).toBe(false);
  });
});

describe('skipping', () => {
  it('jumps to the end of all that is on the timeline', () => {
    const { stage, step } = setUp();
    step(walkEast, 0);
    stage.skip();
    expect(stage.sceneAt(1).poses[0]!.x).toBe(2.5);
    expect(stage.isMoving(1)).toBe(false);
  });

  it('takes no time for the rest of the turn, and full time in the next', () => {
    const { stage, step } = setUp();
    step(walkEast, 0);
    stage.skip();
    expect(step(packAction({ unit: 1, cell: 14, direction: 0 }), 50)).toBe(50);
    expect(stage.sceneAt(50).poses[1]!.x).toBe(4.5);
    expect(step(END_TURN, 60)).toBe(60);
    expect(step(packAction({ unit: 2, cell: 78, direction: 0 }), 100)).toBe(700);
  });

  it('does not hurry the player’s own next action', () => {
    const { stage, step } = setUp();
    stage.skip();
    expect(step(walkEast, 100, 'player')).toBeGreaterThan(100);
  });
});
