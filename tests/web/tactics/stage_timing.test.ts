import { describe, expect, it } from 'vitest';
import type { Step } from '../../../web/src/conductor/contract';
import { paceOf } from '../../../web/src/tactics/battle/tempo';
import { TacticsStage } from '../../../web/src/tactics/board/stage';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import fc from '../support/fast_check';
import { BLOW, type Cells, HIT_POINTS, openSkirmish, strikeCode } from './support/skirmish';
import { adjacent, setUp, stay, type Tempo, walkEast, walkOf13 } from './support/staged';

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
    ['brisk', 4000],
    ['fast', 3000],
  ] as const)('takes at tempo %s at most %d ms, also where all six strike', (tempo, most) => {
    const attackers = [0, 2, 4, 6, 8, 20];
    const strikers = setUp({
      cells: [attackers, row(attackers, 1)],
      hitPoints: 2 * BLOW,
      tempo,
      knows: true,
    });
    const strikes = attackers.map((cell, unit) => strikeCode(unit, cell, cell + 1));
    expect(endOf(strikers, tempo, strikes)).toBeLessThanOrEqual(most);
    const marches = six.map((_, unit) => march(unit));
    expect(endOf(marchers(tempo), tempo, marches)).toBeLessThan(most);
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
    expect(end).toBe(150 + paceOf('brisk').banner / 2);
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
