import { describe, expect, it } from 'vitest';
import { badgesOf } from '../../../web/src/tactics/cards/badge_notes';
import { messages as cardWords } from '../../../web/src/tactics/cards/words/messages';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { isFreed } from '../support/is_freed';
import { BLOW, HIT_POINTS, openText, strikeCode } from './support/skirmish';
import { APART, BATTLE_PLACE, CLOSE, setUp } from './support/skirmish_battle';

const walk = packAction({ unit: 0, cell: 12, direction: 0 });

describe('the player’s turn', () => {
  it('selects a unit, walks it with two taps, and it rests', () => {
    const { battle } = setUp();
    battle.tapCell(11);
    expect(battle.selection.value?.unit.index).toBe(0);
    expect(battle.selection.value?.options.reach).toContain(12);
    battle.tapCell(12);
    expect(battle.selection.value).toMatchObject({ cell: 12, path: [11, 12], forecast: null });
    battle.tapCell(12);
    expect(battle.selection.value).toBeNull();
    expect(battle.snapshot.value.units[0]).toMatchObject({ cell: 12, acted: true });
  });

  it('proposes a cell for a strike on a tapped enemy, forecasts it, and a second tap strikes', () => {
    const { battle } = setUp(CLOSE);
    battle.tapCell(11);
    battle.tapCell(13);
    const forecast = battle.selection.value?.forecast;
    expect(forecast).toMatchObject({ code: strikeCode(0, 12, 13), line: [13] });
    expect(forecast?.bodies).toMatchObject([
      { damage: BLOW, left: HIT_POINTS - BLOW, dies: false, friend: false },
    ]);
    expect(battle.snapshot.value.units[2]?.hitPoints).toBe(HIT_POINTS);
    battle.tapCell(13);
    expect(battle.snapshot.value.units[2]?.hitPoints).toBe(HIT_POINTS - BLOW);
  });

  it('walks a unit that is dragged to where it meets nobody, as soon as it is let go', () => {
    const { battle } = setUp(CLOSE);
    battle.drag(11, 10);
    expect(battle.selection.value).toMatchObject({ cell: 10, path: [11, 10] });
    battle.drop(10);
    expect(battle.selection.value).toBeNull();
    expect(battle.snapshot.value.units[0]).toMatchObject({ cell: 10, acted: true });
  });

  it('leaves a unit that is dragged to where it could strike to a further choice', () => {
    const { battle } = setUp(CLOSE);
    battle.drag(11, 12);
    battle.drop(12);
    expect(battle.selection.value).toMatchObject({ cell: 12, forecast: null });
    expect(battle.snapshot.value.units[0]?.acted).toBe(false);
  });

  it('strikes whom a unit is dragged onto from the cell it was dragged over last, once confirmed', () => {
    const { battle } = setUp([[11], [22]]);
    for (const [over, code] of [
      [12, strikeCode(0, 12, 22)],
      [21, strikeCode(0, 21, 22)],
    ] as const) {
      battle.drag(11, over);
      battle.drag(11, 22);
      expect(battle.selection.value?.forecast?.code).toBe(code);
    }
    battle.drop(22);
    expect(battle.snapshot.value.units[1]?.hitPoints).toBe(HIT_POINTS);
    battle.tapCell(22);
    expect(battle.snapshot.value.units[1]?.hitPoints).toBe(HIT_POINTS - BLOW);
  });

  it('says why a unit cannot be dragged somewhere, and nothing when it is brought back', () => {
    const { battle } = setUp();
    battle.drag(11, 55);
    battle.drop(55);
    expect(battle.remark.value).toEqual({ cell: 55, why: 'whyFar' });
    battle.drag(11, 12);
    battle.drag(11, 11);
    battle.drop(11);
    expect(battle.remark.value).toBeNull();
    expect(battle.selection.value).toMatchObject({ cell: -1, path: [] });
  });

  it('lists a move once the board has shown it', () => {
    const { battle, frames } = setUp();
    battle.play(walk);
    expect(battle.moves.value).toHaveLength(1);
    expect(battle.shownMoves.value).toHaveLength(0);
    frames.paintUntil(2000);
    battle.stage.sceneAt(frames.now());
    expect(battle.shownMoves.value).toHaveLength(1);
    battle.undo();
    expect(battle.shownMoves.value).toHaveLength(0);
  });

  it('forecasts a strike on a friend as one', () => {
    const { battle } = setUp([[11, 12], [88]]);
    battle.tapCell(11);
    battle.chooseStrike(strikeCode(0, 11, 12));
    expect(battle.selection.value?.forecast?.bodies).toMatchObject([{ friend: true, dies: false }]);
  });

  it('tells what could strike the unit where it would go', () => {
    const { battle } = setUp([[33], [39]]);
    battle.tapCell(33);
    battle.tapCell(35);
    expect(battle.selection.value?.exposure).toEqual({ strikers: [1], damage: BLOW, deadly: false });
    battle.tapCell(32);
    expect(battle.selection.value?.exposure).toEqual({ strikers: [], damage: 0, deadly: false });
  });

  it('says why a tap does nothing, where it does nothing', () => {
    const { battle } = setUp();
    battle.tapCell(11);
    battle.tapCell(55);
    expect(battle.remark.value).toEqual({ cell: 55, why: 'whyFar' });
    battle.tapCell(88);
    expect(battle.remark.value).toEqual({ cell: 88, why: 'whyNoLine' });
    battle.play(walk);
    battle.tapCell(12);
    expect(battle.remark.value).toEqual({ cell: 12, why: 'whyActed' });
    expect(battle.inspected.value).toMatchObject({ index: 0, cell: 12 });
  });

  it('tells what the badges of a unit mean, each in a sentence', () => {
    const { battle } = setUp([[33], [39]]);
    const told = () => {
      const { units } = battle.snapshot.value;
      return units.map((unit) =>
        badgesOf(cardWords.value, battle, unit).map(({ look, words }) => [look, words]),
      );
    };
    const { badgeThreat, badgeActed } = cardWords.value;
    battle.play(packAction({ unit: 0, cell: 35, direction: 0 }));
    expect(told()).toEqual([
      [
        ['threat', badgeThreat(1)],
        ['acted', badgeActed],
      ],
      [],
    ]);
    expect(badgesOf(cardWords.value, battle, battle.snapshot.value.units[0]!, false)).toHaveLength(1);
  });

  it('backs out one step at a time', () => {
    const { battle } = setUp();
    battle.tapCell(11);
    battle.tapCell(12);
    expect(battle.backOut()).toBe(true);
    expect(battle.selection.value).toMatchObject({ cell: -1 });
    expect(battle.backOut()).toBe(true);
    expect(battle.selection.value).toBeNull();
    expect(battle.backOut()).toBe(false);
  });

  it('takes the next unit while the last one still animates', () => {
    const { battle, frames } = setUp();
    battle.play(walk);
    expect(battle.stage.isMoving(frames.now())).toBe(true);
    battle.tapCell(13);
    expect(battle.selection.value?.unit.index).toBe(1);
  });

  it('has the opponent think after every action as if the turn ended there', () => {
    const { battle, thinker } = setUp();
    const turnEnded = () => {
      const ahead = openText(battle.start);
      for (const { action } of battle.moves.value) ahead.play(action);
      ahead.play(END_TURN);
      return ahead.key();
    };
    expect(thinker.position).toBe(turnEnded());
    battle.play(walk);
    expect(thinker.position).toBe(turnEnded());
    battle.undo();
    expect(thinker.position).toBe(turnEnded());
  });

  it('refuses what the rules refuse and stays as it was', () => {
    const { battle, rules } = setUp();
    const before = rules.text();
    expect(battle.play(packAction({ unit: 0, cell: 99, direction: 0 }))).not.toBe('');
    expect(rules.text()).toBe(before);
    expect(battle.moves.value).toEqual([]);
  });
});

describe('taking back', () => {
  it('undoes one action after the other down to the start of the turn', () => {
    const { battle, rules } = setUp();
    const start = rules.text();
    battle.play(walk);
    battle.play(packAction({ unit: 1, cell: 14, direction: 0 }));
    expect(battle.undo()).toBe(true);
    expect(battle.moves.value).toHaveLength(1);
    expect(battle.undo()).toBe(true);
    expect(rules.text()).toBe(start);
    expect(battle.undo()).toBe(false);
  });

  it('resets the turn, strikes too', () => {
    const { battle, rules } = setUp(CLOSE);
    const start = rules.text();
    battle.play(strikeCode(0, 12, 13));
    battle.play(packAction({ unit: 1, cell: 41, direction: 0 }));
    expect(battle.reset()).toBe(true);
    expect(rules.text()).toBe(start);
    expect(battle.canUndo.value).toBe(false);
  });

  it('stops at the end of a turn', () => {
    const { battle, rules, thinker, frames } = setUp();
    battle.play(walk);
    battle.endTurn();
    expect(battle.undo()).toBe(false);
    thinker.hold(rules.key(), END_TURN);
    frames.paintUntil(4000);
    expect(battle.phase.value).toBe('player');
    expect(battle.canUndo.value).toBe(false);
    expect(battle.undo()).toBe(false);
  });
});

describe('the opponent’s turn', () => {
  it('comes after the banner, one unit after the other, and gives the turn back', () => {
    const { battle, rules, thinker, frames } = setUp();
    battle.endTurn();
    expect(battle.phase.value).toBe('banner');
    const step = packAction({ unit: 2, cell: 78, direction: 0 });
    thinker.hold(rules.key(), step);
    frames.paintUntil(700);
    expect(battle.phase.value).toBe('banner');
    frames.paintUntil(850);
    expect(battle.phase.value).toBe('opponent');
    expect(battle.moves.value.at(-1)).toMatchObject({ action: step, number: 1, side: 1, from: 88, to: 78 });
    thinker.hold(rules.key(), END_TURN);
    frames.paintUntil(4000);
    expect(battle.phase.value).toBe('player');
    expect(battle.snapshot.value).toMatchObject({ round: 2, sideToMove: 0 });
  });

  it('begins where the player’s own ends, however early the player ends it', () => {
    const cells = [10, 12, 14, 16, 18, 30];
    const { battle, rules, thinker, frames } = setUp([cells, cells.map((cell) => cell + 1)]);
    battle.playAll(cells.map((cell, unit) => strikeCode(unit, cell, cell + 1)));
    battle.endTurn();
    thinker.hold(rules.key(), packAction({ unit: 11, cell: 41, direction: 0 }));
    const playersMove = () => {
      const { poses } = battle.stage.sceneAt(frames.now());
      return cells.some((cell, unit) => poses[unit]!.x !== (cell % 10) + 0.5);
    };
    let seen = 0;
    while (battle.phase.value === 'banner' && frames.now() < 9000) {
      frames.paintUntil(frames.now() + 16);
      if (playersMove()) seen = frames.now();
    }
    expect(battle.phase.value).toBe('opponent');
    expect(seen).toBeGreaterThan(1200);
    frames.paintUntil(frames.now() + 48);
    expect(battle.stage.sceneAt(frames.now()).cursor).not.toBeNull();
    expect(playersMove()).toBe(false);
  });

  it('comes first where the player has the second side', () => {
    const { battle } = setUp(APART, 1);
    expect(battle.phase.value).toBe('banner');
    battle.tapCell(88);
    expect(battle.selection.value).toBeNull();
    expect(battle.remark.value).toEqual({ cell: 88, why: 'whyNotYours' });
  });

  it('shows the strips nothing that the board has not shown', () => {
    const { battle, rules, thinker, frames } = setUp([[11], [12]]);
    battle.endTurn();
    thinker.hold(rules.key(), strikeCode(1, 12, 11));
    frames.paintUntil(1250);
    battle.stage.sceneAt(frames.now());
    expect(battle.snapshot.value.units[0]?.hitPoints).toBe(HIT_POINTS - BLOW);
    expect(battle.shown.value.units[0]?.hitPoints).toBe(HIT_POINTS);
    frames.paintUntil(4000);
    battle.stage.sceneAt(frames.now());
    expect(battle.shown.value.units[0]?.hitPoints).toBe(HIT_POINTS - BLOW);
  });

  it('can be skipped', () => {
    const { battle, rules, thinker, frames } = setUp();
    battle.endTurn();
    thinker.hold(rules.key(), END_TURN);
    frames.paint(16);
    battle.skip();
    frames.paint(32, 48);
    expect(battle.phase.value).toBe('player');
  });
});

describe('the end', () => {
  it('comes once the last blow has been seen', () => {
    const { battle, rules, thinker, frames } = setUp([[11], [12]]);
    battle.play(strikeCode(0, 11, 12));
    battle.endTurn();
    thinker.hold(rules.key(), END_TURN);
    frames.paintUntil(4000);
    battle.play(strikeCode(0, 11, 12));
    expect(battle.phase.value).not.toBe('over');
    expect(battle.play(END_TURN)).not.toBe('');
    frames.paintUntil(6000);
    expect(battle.phase.value).toBe('over');
    expect(battle.snapshot.value.result).toBe(1);
    expect(thinker.paused).toBe(true);
  });
});

describe('the save', () => {
  it('is written on every action, and a battle goes on from it', () => {
    const { battle, rules, saves } = setUp();
    battle.play(walk);
    const saved = saves.read(BATTLE_PLACE);
    expect(saved).toMatchObject({ settings: { rung: 20, map: 7, side: 0 }, actions: [walk], over: false });
    const again = setUp(APART, 0, saved ?? undefined);
    expect(again.rules.text()).toBe(rules.text());
    expect(again.battle.moves.value).toHaveLength(1);
    expect(again.battle.undo()).toBe(true);
  });

  it('goes on with the opponent’s turn where it was left', () => {
    const { battle, rules, saves } = setUp();
    battle.endTurn();
    const again = setUp(APART, 0, saves.read(BATTLE_PLACE) ?? undefined);
    expect(again.rules.text()).toBe(rules.text());
    expect(again.battle.phase.value).toBe('banner');
  });

  it('that does not fit its own start is refused', () => {
    const { saves } = setUp();
    const saved = saves.read(BATTLE_PLACE)!;
    expect(() =>
      setUp(APART, 0, { ...saved, actions: [packAction({ unit: 0, cell: 99, direction: 0 })] }),
    ).toThrow();
    expect(() => setUp(APART, 0, { ...saved, settings: { ...saved.settings, start: 'nonsense' } })).toThrow(
      'line 1',
    );
  });
});

it('frees the rules and stops the thinker when it is left', () => {
  const { battle, rules, thinker } = setUp();
  battle.dispose();
  expect(isFreed(rules)).toBe(true);
  expect(thinker.paused).toBe(true);
});

describe('advancing the rest', () => {
  it('uses up whoever has not acted, as actions that can be taken back one by one', () => {
    const { battle } = setUp();
    battle.play(walk);
    battle.advanceRest();
    expect(battle.fresh.value).toBe(0);
    expect(battle.moves.value).toHaveLength(2);
    expect(battle.snapshot.value.units[0]).toMatchObject({ cell: 12 });
    battle.undo();
    expect(battle.fresh.value).toBe(1);
    expect(battle.phase.value).toBe('player');
  });

  it('does nothing in the opponent’s turn', () => {
    const { battle } = setUp();
    battle.endTurn();
    const { length } = battle.moves.value;
    battle.advanceRest();
    expect(battle.moves.value).toHaveLength(length);
  });
});
