import { describe, expect, it } from 'vitest';
import { gamePlace, resumableGame } from '../../../web/src/play/saved_game';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { BATTLE } from '../../../web/src/tactics/card_spec';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { FakeStorage } from '../support/fake_storage';
import { skirmishText } from './support/skirmish';
import { APART, BATTLE_PLACE, setUp } from './support/skirmish_battle';

/** A battle as earlier releases keep it. */
const EARLIER = {
  settings: { rung: 50, seed: 7, side: 1, nodes: 0 },
  start: skirmishText(APART),
  actions: [packAction({ unit: 0, cell: 12, direction: 0 }), END_TURN],
  round: 3,
  over: false,
};
const READ = {
  settings: { rung: 50, map: 7, seed: 7, side: 1, nodes: 0, start: EARLIER.start },
  actions: EARLIER.actions,
  over: false,
  number: 3,
};

/** What is read where `value` was kept. */
function kept(value: object) {
  return savesWith(value).read(gamePlace(BATTLE));
}

function savesWith(value: object) {
  const storage = new FakeStorage();
  storage.setItem('forethought.tactics.battle', JSON.stringify({ version: 1, value }));
  return openSaves(() => storage);
}

describe('a battle kept by an earlier release', () => {
  it('is read: its seed was that of the map, and of the opponent where that had none', () => {
    expect(kept(EARLIER)).toEqual(READ);
    const temper = { ...EARLIER, settings: { ...EARLIER.settings, temper: 0 } };
    expect(kept(temper)).toEqual({ ...READ, settings: { ...READ.settings, seed: 0 } });
  });

  it('is read with all that it may say', () => {
    const settings = { ...EARLIER.settings, personality: 'orcs', temper: 99, blur: 12, again: true };
    expect(kept({ ...EARLIER, settings, over: true, conceded: true, hinted: true })).toEqual({
      ...READ,
      settings: { ...READ.settings, personality: 'orcs', seed: 99, blur: 12 },
      over: true,
      ending: { winner: 0, by: 'resignation' },
      aid: 'hint',
      again: true,
    });
    const denied = { ...EARLIER, settings: { ...EARLIER.settings, again: false } };
    expect(kept({ ...denied, conceded: false, hinted: false })).toEqual(READ);
  });

  it('goes on where it was', () => {
    const saved = kept(EARLIER)!;
    const { battle } = setUp(APART, 1, saved);
    expect(battle.moves.value.map(({ action }) => action)).toEqual(EARLIER.actions);
    expect(battle.phase.value).toBe('player');
    expect(battle.settings).toMatchObject({ rung: 50, map: 7 });
  });

  it('is offered to be gone on with, by its round', () => {
    const saved = resumableGame(BATTLE, savesWith(EARLIER))!;
    expect(BATTLE.words.saved(saved, 'Charger')).toMatch(/3.*Charger|Charger.*3/);
    expect(resumableGame(BATTLE, savesWith({ ...EARLIER, over: true }))).toBeNull();
  });
});

describe('a battle that is kept today', () => {
  it('is read back whole, with the position that it began with and its round', () => {
    const { battle } = setUp(APART, 0, undefined, { personality: 'elves', blur: 12, seed: 99 });
    battle.play(packAction({ unit: 0, cell: 12, direction: 0 }));
    battle.takeHelp('hint');
    const saved = battle.saved();
    expect(saved).toMatchObject({
      number: 1,
      aid: 'hint',
      settings: { start: battle.start, map: 7, seed: 99 },
    });
    expect(kept(saved)).toEqual(saved);
    battle.concede();
    expect(kept(battle.saved())).toEqual(battle.saved());
    expect(kept(battle.savedAt(0))).toEqual(battle.savedAt(0));
  });

  it('keeps where it began though nobody said so', () => {
    const { battle, saves } = setUp(APART, 0, undefined, { start: undefined });
    expect(saves.read(BATTLE_PLACE)?.settings.start).toBe(battle.start);
    expect(battle.start).toContain('unit second fighter h8');
  });

  it('says which round it is in', () => {
    const { battle, saves, thinker, frames, rules } = setUp();
    battle.endTurn();
    thinker.hold(rules.key(), END_TURN);
    frames.paintUntil(4000);
    expect(saves.read(BATTLE_PLACE)?.number).toBe(2);
  });
});
