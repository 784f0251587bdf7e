import { describe, expect, it } from 'vitest';
import { fresh } from '../../../web/src/play/saved_game';
import { APART, BATTLE_PLACE, type BattleSettings, setUp } from './support/skirmish_battle';

const SETTINGS: BattleSettings = { rung: 50, map: 7, seed: 7, side: 0, nodes: 0 };

describe('the opponent’s seed', () => {
  it('is another one in each new battle, on the same map too', () => {
    const seeds = new Set(Array.from({ length: 10 }, () => fresh(SETTINGS).seed));
    expect(seeds.size).toBe(10);
    expect(fresh(SETTINGS).map).toBe(7);
  });

  it('stays where the same game is to be played everywhere', () => {
    expect(fresh({ ...SETTINGS, seed: 5, nodes: 2000 }).seed).toBe(5);
  });

  it('and imperfection are what the opponent plays with, before and after a reload', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { seed: 99 });
    const opponent = { rung: 20, personality: 'cyborgs', seed: 99, blur: 0, nodes: 0 };
    expect(thinker.opponents).toEqual([opponent]);
    battle.dispose();
    const reloaded = setUp(APART, 0, saves.read(BATTLE_PLACE)!);
    expect(reloaded.thinker.opponents).toEqual(thinker.opponents);
  });

  it('goes with a character, which a saved battle keeps', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { personality: 'elves' });
    expect(thinker.opponents[0]?.personality).toBe('elves');
    battle.dispose();
    expect(saves.read(BATTLE_PLACE)!.settings.personality).toBe('elves');
    expect(fresh(battle.settings).personality).toBe('elves');
  });

  it('goes with a blur, which a saved battle keeps', () => {
    const { battle, saves, thinker } = setUp(APART, 0, undefined, { blur: 30 });
    expect(thinker.opponents[0]?.blur).toBe(30);
    battle.dispose();
    expect(saves.read(BATTLE_PLACE)!.settings.blur).toBe(30);
    expect(fresh(battle.settings).blur).toBe(30);
  });

  it('is another one where a battle is played on from its middle, on the same map', () => {
    const { battle } = setUp(APART, 0, undefined, { seed: 99 });
    battle.endTurn();
    const saved = battle.savedAt(0);
    expect(saved).toMatchObject({ settings: { seed: 99, map: 7 }, again: true });
    expect(fresh(saved.settings)).toMatchObject({ map: 7, start: battle.start });
  });
});
