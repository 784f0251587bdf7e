import { describe, expect, it } from 'vitest';
import { cellAt, NO_CELL, placeOf } from '../../../web/src/board/shape';
import { Result } from '../../../web/src/play/game_types';
import { moveOf, PASS } from './support/toads';
import { HOP_MS } from './support/toads_spec';
import { PACE, setUp } from './support/toads_table';

/** The first side's only toad that can still move is the one on the right; the second side's are both blocked. */
const BLOCKED = 'toads 1 ....2...1..1 0 0';
/** The first side's only toad is blocked; one of the second's can move. */
const STUCK = 'toads 1 2..21....... 0 0';

describe('a piece', () => {
  it('is chosen, or another one, or none, and goes where it is sent', () => {
    const { game, rules } = setUp();
    game.tap(8);
    expect(game.chosen.value).toBe(8);
    expect(game.targets()).toEqual([4]);
    game.tap(9);
    expect([game.chosen.value, game.targets()]).toEqual([9, [5]]);
    game.tap(9);
    expect([game.chosen.value, game.targets()]).toEqual([NO_CELL, []]);
    game.tap(9);
    game.tap(5);
    expect(Array.from(rules.actions())).toEqual([moveOf(9, 5)]);
    expect(game.chosen.value).toBe(NO_CELL);
  });

  it('that cannot go there is put down, with the reason at the cell', () => {
    const { game, answer, pass } = setUp();
    game.tap(4);
    expect(game.remark.value).toEqual({ cell: 4, from: NO_CELL, why: 'rules' });
    game.tap(8);
    game.tap(6);
    expect(game.remark.value).toEqual({ cell: 6, from: 8, why: 'rules' });
    expect(game.chosen.value).toBe(NO_CELL);
    game.tap(8);
    game.tap(4);
    game.tap(9);
    expect(game.remark.value).toMatchObject({ cell: 9, why: 'turn' });
    answer(moveOf(2, 6));
    pass(HOP_MS + 32);
    expect([game.remark.value, game.phase.value]).toEqual([null, 'player']);
  });

  it('can be dragged, and stays chosen where it is let go at once', () => {
    const { game, rules } = setUp();
    expect([game.canChoose(8), game.canChoose(4), game.canChoose(0)]).toEqual([true, false, false]);
    game.take(8);
    game.drop(8);
    expect(game.chosen.value).toBe(8);
    game.take(8);
    game.drop(NO_CELL);
    expect([game.chosen.value, game.remark.value]).toEqual([NO_CELL, null]);
    game.take(8);
    game.drop(9);
    expect(game.remark.value).toMatchObject({ cell: 9, from: 8, why: 'rules' });
    game.take(8);
    game.drop(4);
    expect(Array.from(rules.actions())).toEqual([moveOf(8, 4)]);
  });

  it('waits to be confirmed where it is only aimed', () => {
    const { game, rules } = setUp();
    game.aimAt(4);
    expect(game.aim.value).toBeNull();
    game.tap(8);
    game.aimAt(4);
    expect([game.aim.value, rules.length()]).toEqual([moveOf(8, 4), 0]);
    expect(game.backOut()).toBe(true);
    expect([game.aim.value, game.chosen.value, game.backOut()]).toEqual([null, NO_CELL, false]);
  });

  it('that was captured is there again once the capture is taken back', () => {
    const { game, answer, pass } = setUp();
    game.tap(8);
    game.tap(4);
    answer(moveOf(1, 4));
    expect(game.snapshot.value.cells.filter((piece) => piece === 1)).toHaveLength(2);
    expect(game.undo()).toBe(true);
    expect(game.snapshot.value.cells).toEqual([2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 0]);
    pass(HOP_MS + 16);
    expect(game.stage.sceneAt(10_000).cells).toEqual(game.snapshot.value.cells);
    expect(game.canUndo.value).toBe(false);
  });

  it('is shown on its way, and heard where it lands', () => {
    const { game, frames, heard } = setUp();
    const start = frames.now();
    game.tap(8);
    game.tap(4);
    expect(game.stage.sceneAt(start + HOP_MS / 2).moving).toMatchObject({ from: 8, to: 4, part: 0.5 });
    expect(game.stage.sceneAt(start + HOP_MS).moving).toBeNull();
    expect(heard).toEqual([{ kind: 'step', at: start + HOP_MS, damage: 0 }]);
  });
});

describe('a pass', () => {
  it('of the opponent is announced for its time, and the player goes on', () => {
    const { game, rules, answer, pass } = setUp(0, BLOCKED);
    game.tap(11);
    game.tap(7);
    answer(PASS);
    expect(game.stage.announced.value).toEqual({ side: 1, action: PASS });
    expect(game.moves.value.at(-1)).toMatchObject({ action: PASS, side: 1, cell: NO_CELL });
    pass(PACE.announcement);
    expect(game.stage.announced.value).toBeNull();
    expect(game.phase.value).toBe('player');
    game.tap(7);
    game.tap(3);
    expect(rules.result()).toBe(Result.firstWon);
  });

  it('of the player is an action like another, and is taken back like one', () => {
    const { game, rules, answer, pass } = setUp(0, STUCK);
    expect([game.targets(), game.canChoose(4)]).toEqual([[], false]);
    game.tap(4);
    expect(game.remark.value).toMatchObject({ cell: 4, why: 'rules' });
    expect(game.play(PASS)).toBe('');
    expect(game.stage.announced.value).toBeNull();
    pass(PACE.announcement);
    answer(moveOf(3, 7));
    pass(HOP_MS + 32);
    expect(game.phase.value).toBe('player');
    expect(game.undo()).toBe(true);
    expect([rules.length(), game.phase.value]).toEqual([0, 'player']);
  });

  it('of both is a draw', () => {
    const { game, rules, thinker, pass } = setUp(0, 'toads 1 2...1....... 0 0');
    expect(game.play(PASS)).toBe('');
    thinker.hold(rules.key(), PASS);
    pass(PACE.announcement + PACE.answer);
    expect(game.outcome.value).toBe('draw');
  });
});

describe('an earlier moment', () => {
  it('is the position as it was, captured pieces included', () => {
    const { game, answer } = setUp();
    const begin = game.snapshot.value.cells;
    game.tap(8);
    game.tap(4);
    answer(moveOf(1, 4));
    game.lookAt(1);
    expect([game.past.value, game.snapshotAt(1).cells[4]]).toEqual([1, 1]);
    expect(game.snapshotAt(0).cells).toEqual(begin);
    game.lookAt(null);
    expect(game.past.value).toBeNull();
  });
});

describe('the board of the second side', () => {
  it('is turned: its own pieces lie below', () => {
    const { shape } = setUp(1).game;
    expect(shape.turned).toBe(true);
    expect([cellAt(shape, 0, 0), cellAt(shape, 3, 2)]).toEqual([11, 0]);
    for (const cell of [0, 5, 11]) {
      const { x, y } = placeOf(shape, cell);
      expect(cellAt(shape, x, y)).toBe(cell);
    }
  });

  it('changes nothing about who begins', () => {
    const { game, answer, pass } = setUp(1);
    expect(game.phase.value).toBe('opponent');
    answer(moveOf(8, 4));
    pass(HOP_MS + 32);
    expect(game.phase.value).toBe('player');
    expect(game.canUndo.value).toBe(false);
    game.tap(1);
    game.tap(4);
    expect(game.moves.value.map(({ side }) => side)).toEqual([0, 1]);
    expect(game.outcome.value).toBeNull();
  });
});
