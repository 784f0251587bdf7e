import { describe, expect, it } from 'vitest';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { BLOW, strikeCode } from './support/skirmish';
import { adjacent, setUp, walkEast, walkOf13 } from './support/staged';

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
