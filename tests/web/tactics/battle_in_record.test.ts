import { describe, expect, it } from 'vitest';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { strikeCode } from './support/skirmish';
import { APART, type BattleSettings, type SavedBattle, setUp } from './support/skirmish_battle';

/** A battle taken up after nothing was played. */
function battle(settings: Partial<BattleSettings>, more: Partial<SavedBattle> = {}) {
  const usual = setUp().battle.saved();
  return setUp(APART, 0, { ...usual, ...more, settings: { ...usual.settings, ...settings } }).battle;
}

const HELPED = { aid: 'hint' } as const;

describe('a battle as the player’s record has it', () => {
  it.each<[Partial<BattleSettings>, Partial<SavedBattle>, string | null]>([
    [{}, {}, null],
    [{ blur: 12 }, {}, null],
    [{ personality: 'cyborgs' }, {}, null],
    [{}, HELPED, 'hint'],
    [{ nodes: 500 }, HELPED, 'nodes'],
    [{ personality: 'orcs', nodes: 500 }, HELPED, 'character'],
    [{ personality: 'orcs', nodes: 500 }, { ...HELPED, again: true }, 'again'],
  ])('%j %j is another one than opponents are measured by for: %s', (settings, more, aid) => {
    expect(battle(settings, more).aidOfRecord).toBe(aid);
  });

  it('is not changed by what is taken back in a turn', () => {
    const { battle } = setUp();
    battle.advanceRest();
    expect(battle.reset()).toBe(true);
    battle.advanceRest();
    expect(battle.undo()).toBe(true);
    expect([battle.aid.value, battle.aidOfRecord]).toEqual([null, null]);
  });

  it('moves the player on the ladder only against who plays as it is, from the beginning', () => {
    expect(battle({}).climbs).toBe(true);
    expect(battle({ personality: 'cyborgs', blur: 0, nodes: 500 }, HELPED).climbs).toBe(true);
    expect(battle({ personality: 'orcs' }).climbs).toBe(false);
    expect(battle({ blur: 12 }).climbs).toBe(false);
    expect(battle({}, { again: true }).climbs).toBe(false);
  });

  it('weighs what its result tells; of one that was given up nobody knows', () => {
    const given = setUp().battle;
    given.concede();
    expect(given.resultWeight).toBe(100);
    const { battle, rules, thinker, frames } = setUp([[11], [12]]);
    battle.play(strikeCode(0, 11, 12));
    battle.endTurn();
    thinker.hold(rules.key(), END_TURN);
    frames.paintUntil(4000);
    battle.play(strikeCode(0, 11, 12));
    frames.paintUntil(6000);
    expect(battle.outcome.value).toBe('won');
    expect(battle.resultWeight).toBe(rules.resultWeight());
    expect(battle.resultWeight).toBeGreaterThan(100);
  });
});
