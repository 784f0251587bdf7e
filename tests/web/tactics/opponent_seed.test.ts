import { describe, expect, it } from 'vitest';
import {
  type BattleSettings,
  fresh,
  opponentSeedOf,
  readBattle,
} from '../../../web/src/tactics/battle/saved_battle';
import { APART, setUp } from './support/skirmish_battle';

const SETTINGS: BattleSettings = { rung: 50, seed: 7, side: 0, nodes: 0 };

describe('the opponent’s seed', () => {
  it('is another one in each new battle, on the same map too', () => {
    const seeds = new Set(Array.from({ length: 10 }, () => opponentSeedOf(fresh(SETTINGS))));
    expect(seeds.size).toBe(10);
    const again = fresh({ ...SETTINGS, temper: 5, again: true });
    expect(again.temper).not.toBe(5);
    expect(again.again).toBeUndefined();
    expect(again.seed).toBe(7);
  });

  it('is that of the map where the same game is to be played everywhere', () => {
    expect(opponentSeedOf(fresh({ ...SETTINGS, temper: 5, nodes: 2000 }))).toBe(7);
  });

  it('is that of the map in a battle saved without one', () => {
    expect(opponentSeedOf(SETTINGS)).toBe(7);
    expect(opponentSeedOf({ ...SETTINGS, temper: 0 })).toBe(0);
  });

  it('and imperfection are what the opponent plays with, before and after a reload', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { temper: 99 });
    const opponent = { rung: 20, personality: 'cyborgs', seed: 99, blur: 0, nodes: 0 };
    expect(thinker.opponents).toEqual([opponent]);
    battle.dispose();
    const saved = readBattle(saves)!;
    const reloaded = setUp(APART, 0, saved, saved.settings);
    expect(reloaded.thinker.opponents).toEqual(thinker.opponents);
  });

  it('goes with a character, which a saved battle keeps', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { personality: 'elves' });
    expect(thinker.opponents[0]?.personality).toBe('elves');
    battle.dispose();
    expect(readBattle(saves)!.settings.personality).toBe('elves');
    expect(fresh(battle.settings).personality).toBe('elves');
  });

  it('goes with a blur, which a saved battle keeps', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { blur: 30 });
    expect(thinker.opponents[0]?.blur).toBe(30);
    battle.dispose();
    expect(readBattle(saves)!.settings.blur).toBe(30);
    expect(fresh(battle.settings).blur).toBe(30);
  });

  it('is still the same where a battle is played on from its middle', () => {
    const { battle } = setUp(APART, 0, undefined, { temper: 99 });
    battle.endTurn();
    expect(battle.savedAt(0).settings).toMatchObject({ temper: 99, again: true });
  });
});
