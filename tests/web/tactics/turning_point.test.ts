import { describe, expect, it } from 'vitest';
import { turningWords } from '../../../web/src/tactics/analysis/turning_words';
import { messages } from '../../../web/src/tactics/analysis/words/messages';
import type { BattleMove } from '../../../web/src/tactics/battle/record';
import { turningPoint } from '../../../web/src/tactics/battle/turning_point';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { type Side, UnitType } from '../../../web/src/tactics/rules/snapshot';
import { strikeCode } from './support/skirmish';
import { APART, BATTLE_PLACE, CLOSE, setUp } from './support/skirmish_battle';

/** One action of `side` that took the second side's or the first side's hit points. */
function move(side: Side, round: number, losses: [Side, number, dies?: boolean][] = []): BattleMove {
  const type = UnitType.fighter;
  const struck = losses.map(([loser, damage, dies = false]) => ({ type, side: loser, damage, dies }));
  return { action: 0, side, number: round, type, from: 0, to: 0, struck };
}

describe('the turning point', () => {
  const battle = [
    move(0, 1, [[1, 45]]),
    move(1, 1, [[0, 35]]),
    move(0, 2),
    move(0, 2),
    move(1, 2, [[0, 100, true]]),
    move(1, 2, [[0, 45, true]]),
    move(0, 3, [[1, 100, true]]),
    move(1, 3, [[0, 120, true]]),
  ];

  it('is the turn after which the balance fell most, the enemy’s answer included', () => {
    expect(turningPoint(battle, 0)).toEqual({
      round: 2,
      side: 0,
      unitsLost: 2,
      hitPointsLost: 145,
      lossRounds: [2],
      length: 2,
    });
  });

  it('weighs what a side lost against what it took in the same time', () => {
    expect(turningPoint(battle, 1)).toBeNull();
    const answered = [...battle.slice(0, 3), move(1, 2, [[0, 45]]), move(0, 3, [[1, 100, true]])];
    expect(turningPoint(answered, 1)).toEqual({
      round: 2,
      side: 1,
      unitsLost: 1,
      hitPointsLost: 100,
      lossRounds: [3],
      length: 3,
    });
  });

  it('tells in which rounds was lost what is told: units, or hit points where no unit was', () => {
    const answered = (...losses: [Side, number, boolean?][]) => [
      move(1, 2, [[1, 35]]),
      move(0, 3, losses),
      move(0, 3, losses),
    ];
    expect(turningPoint(answered([1, 45]), 1)).toMatchObject({ round: 2, lossRounds: [2, 3] });
    expect(turningPoint(answered([1, 45, true]), 1)).toMatchObject({ unitsLost: 2, lossRounds: [3] });
  });

  it('passes over what had to be lost', () => {
    const again = [...battle, move(0, 4), move(1, 4, [[0, 100, true]])];
    const length = again.length - 2;
    expect(turningPoint(again, 0)).toMatchObject({ round: 2 });
    const costs = (at: number, cost: number) => (length: number) => (length === at ? cost : null);
    expect(turningPoint(again, 0, costs(2, 45))).toMatchObject({ round: 2 });
    expect(turningPoint(again, 0, costs(2, 46))).toMatchObject({ round: 4, length });
    // A turn that might have won something is not more than it lost.
    expect(turningPoint(again, 0, costs(length, -90))).toMatchObject({ round: 2 });
    // Where all of it had to be lost, the greatest loss; where less was lost than had to be, nothing more.
    expect(turningPoint(again, 0, () => 500)).toMatchObject({ round: 2 });
  });

  it('counts what a side does to itself', () => {
    const friendlyFire = [move(0, 1, [[0, 35]]), move(1, 1)];
    expect(turningPoint(friendlyFire, 0)).toMatchObject({ round: 1, hitPointsLost: 35 });
    expect(turningPoint(friendlyFire, 1)).toBeNull();
  });

  it('is the earlier of two equal turns, and none where nothing was lost', () => {
    const twice = [1, 2].flatMap((round) => [move(0, round), move(1, round, [[0, 45]])]);
    expect(turningPoint(twice, 0)).toMatchObject({ round: 1, length: 0 });
    expect(turningPoint([move(0, 1), move(1, 1)], 0)).toBeNull();
    expect(turningPoint([], 0)).toBeNull();
  });
});

describe('the sentence about it', () => {
  const point = { round: 2, side: 1, unitsLost: 2, hitPointsLost: 145, length: 3 } as const;
  const said = (lossRounds: readonly number[], name: string | null, unitsLost = 2) =>
    turningWords(messages.value, { ...point, unitsLost, lossRounds }, name);

  it('names the round of the turn, and the rounds of the losses where they are others', () => {
    expect(said([2], 'Charger')).toBe('Round 2 stands out: Charger lost 2 units.');
    expect(said([2], null)).toBe('Round 2 stands out: you lost 2 units.');
    expect(said([3], 'Charger')).toBe('Round 2 decided it: Charger lost 2 units in round 3.');
    expect(said([2, 3], null, 0)).toBe('Round 2 decided it: you lost 145 hit points in rounds 2 and 3.');
  });
});

describe('conceding', () => {
  it('ends the battle as lost, and the save as over', () => {
    const { battle, saves, thinker } = setUp();
    battle.concede();
    expect([battle.phase.value, battle.outcome.value, battle.winner.value]).toEqual(['over', 'lost', 1]);
    const ending = { winner: 1, by: 'resignation' };
    expect(battle.ending.value).toEqual(ending);
    expect(battle.saved()).toMatchObject({ over: true, ending });
    expect(saves.read(BATTLE_PLACE)).toMatchObject({ over: true, ending });
    expect(thinker.paused).toBe(true);
    expect(setUp(APART, 0, battle.saved()).battle.phase.value).toBe('over');
  });

  it('in the opponent’s turn ends it too: nothing more is played', () => {
    const { battle, rules, thinker, frames } = setUp();
    battle.endTurn();
    battle.concede();
    thinker.hold(rules.key(), END_TURN, true);
    frames.paintUntil(9000);
    expect([battle.phase.value, battle.outcome.value, battle.moves.value.length]).toEqual([
      'over',
      'lost',
      1,
    ]);
  });
});

describe('playing on', () => {
  it('goes on from the middle of a battle, with what was played before', () => {
    const { battle } = setUp(CLOSE);
    const middle = battle.text();
    battle.play(strikeCode(0, 12, 13));
    const played = battle.text();
    battle.advanceRest();
    battle.takeHelp('hint');
    battle.concede();
    const saved = battle.savedAt(1);
    expect(saved).toMatchObject({ over: false, again: true });
    expect([saved.ending, saved.aid]).toEqual([undefined, undefined]);
    const again = setUp(CLOSE, 0, saved).battle;
    expect(again.text()).toBe(played);
    expect(again.phase.value).toBe('player');
    expect(again.saved()).toMatchObject({ number: 1, again: true });
    expect(setUp(CLOSE, 0, battle.savedAt(0)).battle.text()).toBe(middle);
  });
});
