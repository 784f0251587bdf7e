import { describe, expect, it } from 'vitest';
import { decodeSnapshot, type Snapshot } from '../../../web/src/tactics/rules/snapshot';
import { lineRecord } from '../support/line_record';
import { setUp as setUpAnalysis, walk } from './support/skirmish_analysis';
import { APART, setUp } from './support/skirmish_battle';

/** The board as shown, with the player's units at a share of their hit points. */
function weakened(snapshot: Snapshot, share: number): Snapshot {
  const units = snapshot.units.map((unit) =>
    unit.side === 0 ? { ...unit, hitPoints: unit.hitPoints * share } : unit,
  );
  return { ...snapshot, units };
}

describe('the opponent', () => {
  it('sees a win where it has twice the hit points that the board shows', () => {
    const { battle, rules } = setUp(APART);
    const whole = decodeSnapshot(rules.snapshot());
    expect(battle.opponentSeesWin.value).toBe(false);
    battle.stage.shown.value = weakened(whole, 0.6);
    expect(battle.opponentSeesWin.value).toBe(false);
    battle.stage.shown.value = weakened(whole, 0.5);
    expect(battle.opponentSeesWin.value).toBe(true);
  });

  it('sees one that it has proven, and none in what it fears', () => {
    const { battle, opponentPlays } = setUpAnalysis();
    opponentPlays(lineRecord([walk(3, 76)], 0, (1 << 14) | (2 << 24)));
    expect(battle.opponentSeesWin.value).toBe(false);
    opponentPlays(lineRecord([walk(3, 75)], 0, (1 << 13) | (3 << 24)));
    expect(battle.opponentSeesWin.value).toBe(true);
  });

  it('sees none in a number that it gave a move', () => {
    const { battle } = setUp();
    battle.opponentsScore.value = 6_000_000;
    expect(battle.opponentSeesWin.value).toBe(false);
  });
});
