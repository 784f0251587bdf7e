import { describe, expect, it } from 'vitest';
import { moodOf } from '../../../web/src/tactics/battle/mood';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { decodeSnapshot, type Snapshot } from '../../../web/src/tactics/rules/snapshot';
import { APART, setUp } from './support/skirmish_battle';

/** The board as shown, with the player's units at a share of their hit points. */
function weakened(snapshot: Snapshot, share: number): Snapshot {
  const units = snapshot.units.map((unit) =>
    unit.side === 0 ? { ...unit, hitPoints: unit.hitPoints * share } : unit,
  );
  return { ...snapshot, units };
}

describe('the opponent’s face', () => {
  it('watches, and thinks in its turn', () => {
    const { battle } = setUp();
    expect(moodOf(battle)).toBe('watches');
    battle.play(END_TURN);
    expect(moodOf(battle)).toBe('thinks');
  });

  it('sees a win where it has twice the hit points that the board shows', () => {
    const { battle, rules } = setUp(APART);
    const whole = decodeSnapshot(rules.snapshot());
    battle.stage.shown.value = weakened(whole, 0.6);
    expect(moodOf(battle)).toBe('watches');
    battle.stage.shown.value = weakened(whole, 0.5);
    expect(moodOf(battle)).toBe('wins');
  });

  it('is pleased where the player has given up', () => {
    const { battle } = setUp();
    battle.concede();
    expect(moodOf(battle)).toBe('wins');
  });
});
