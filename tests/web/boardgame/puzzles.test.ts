import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { enterSolved, readProgress } from '../../../web/src/boardgame/puzzles/puzzle_progress';
import { PUZZLES, readPuzzles } from '../../../web/src/gomoku/puzzles/puzzle_set';
import { forgetfulSaves } from '../../../web/src/shell/storage';
import { FiveStones, puzzle, SlowSolver } from '../gomoku/support/fake_puzzle';

function beginGame(stones = 4) {
  const solver = new SlowSolver();
  const onSolved = vi.fn();
  const rules = new FiveStones() as unknown as Game;
  const game = new PuzzleGame({ rules, solver, onSolved }, puzzle('a', stones));
  return { game, solver, onSolved };
}

afterEach(() => {
  FiveStones.alive = 0;
});

describe('a puzzle', () => {
  it('goes on after a move that leaves the other side lost, with its answer', async () => {
    const { game, solver } = beginGame();
    expect(game.choose(20)).toBe(true);
    expect(game.phase.value).toBe('checking');
    expect(solver.questions[0]?.text).toBe('0 1 2 3 20');
    expect(game.choose(40)).toBe(false);
    await solver.answer('loses', 21);
    expect(game.phase.value).toBe('player');
    expect(game.stones.value).toEqual([0, 1, 2, 3, 20, 21]);
  });

  it('is solved with the winning stone, cleanly where nothing went wrong', async () => {
    const { game, solver, onSolved } = beginGame(6);
    game.choose(20);
    await solver.answer('loses', 21);
    game.choose(22);
    expect(game.phase.value).toBe('solved');
    expect(game.row.value).toHaveLength(5);
    expect(onSolved.mock.calls).toEqual([['clean']]);
    expect(game.choose(23)).toBe(false);
    expect(game.canTakeBack).toBe(false);
  });

  it.each(['open', 'wins'] as const)(
    'is not solved by a move after which the other side is %s',
    async (outcome) => {
      const { game, solver, onSolved } = beginGame(6);
      game.choose(20);
      await solver.answer(outcome, 21);
      if (outcome === 'open') await solver.answer('open', 22);
      expect(game.phase.value).toBe('wrong');
      expect(game.stones.value.slice(6)).toEqual([20, 21]);
      expect(game.choose(22)).toBe(false);
      game.takeBack();
      expect([game.phase.value, game.stones.value.length]).toEqual(['player', 6]);
      game.choose(22);
      await solver.answer('loses', 21);
      game.choose(23);
      expect(onSolved.mock.calls).toEqual([['helped']]);
    },
  );

  it('goes on after a move whose worth shows only after the answer', async () => {
    const { game, solver, onSolved } = beginGame(6);
    game.choose(20);
    await solver.answer('open', 21);
    expect(game.phase.value).toBe('checking');
    expect(solver.questions[0]?.text).toBe('0 1 2 3 4 5 20 21');
    await solver.answer('wins', 22);
    expect(game.phase.value).toBe('player');
    expect(game.stones.value.slice(6)).toEqual([20, 21]);
    game.choose(22);
    expect(onSolved.mock.calls).toEqual([['clean']]);
  });

  it('can be taken back to its beginning while that is looked at', async () => {
    const { game, solver } = beginGame(6);
    game.choose(20);
    await solver.answer('open', 21);
    game.takeBack();
    expect([game.phase.value, game.stones.value.length]).toEqual(['player', 6]);
    await solver.answer('wins', 22);
    expect([game.phase.value, game.stones.value.length]).toEqual(['player', 6]);
  });

  it('goes on after a first move that is known to win, whatever the engine sees of it', async () => {
    const { game, solver } = beginGame();
    game.choose(25);
    await solver.answer('open', 21);
    expect([game.phase.value, solver.questions.length]).toEqual(['player', 0]);
  });

  it('knows its first move as a hint; later ones are asked for, and go with the next stone', async () => {
    const { game, solver, onSolved } = beginGame(6);
    await game.askHint();
    expect([game.hint.value, solver.questions.length]).toEqual([25, 0]);
    game.choose(25);
    expect(game.hint.value).toBe(-1);
    await solver.answer('loses', 21);
    void game.askHint();
    void game.askHint();
    expect(solver.questions).toHaveLength(1);
    await solver.answer('wins', 22);
    expect(game.hint.value).toBe(22);
    game.choose(22);
    expect(onSolved.mock.calls).toEqual([['helped']]);
  });

  it('drops answers that come too late', async () => {
    const { game, solver } = beginGame();
    game.choose(20);
    game.takeBack();
    game.choose(30);
    await solver.answer('open', 21);
    expect([game.phase.value, game.stones.value.length]).toEqual(['checking', 5]);
    await solver.answer('loses', 23);
    expect(game.stones.value.slice(4)).toEqual([30, 23]);
    void game.askHint();
    game.choose(40);
    await solver.answer('wins', 22);
    expect([game.phase.value, game.hint.value, game.stones.value.length]).toEqual(['checking', -1, 7]);
  });

  it('says so where the engine gives no answer, and can be tried again', async () => {
    const { game, solver } = beginGame();
    for (const [outcome, action] of [
      [null, -1],
      ['loses', 20],
    ] as const) {
      game.choose(20);
      await solver.answer(outcome, action);
      expect(game.phase.value).toBe('unsure');
      game.takeBack();
      expect(game.stones.value).toHaveLength(4);
    }
  });
});

describe('progress', () => {
  it('is kept, and a clean solution is not lost to a lesser one', () => {
    const saves = forgetfulSaves();
    enterSolved(saves, 'a', 'helped');
    enterSolved(saves, 'b', 'clean');
    expect(enterSolved(saves, 'b', 'helped')).toEqual({ a: 'helped', b: 'clean' });
    expect(enterSolved(saves, 'a', 'clean')).toEqual({ a: 'clean', b: 'clean' });
    expect(readProgress(saves)).toEqual({ a: 'clean', b: 'clean' });
  });

  it('survives whatever stands in its place', () => {
    const saves = forgetfulSaves();
    for (const value of [null, 'x', ['clean'], { a: 'clean', b: 7 }]) {
      saves.write({ key: 'gomoku.puzzles', version: 1 }, value);
      expect(readProgress(saves)).toEqual(Object.hasOwn(Object(value), 'a') ? { a: 'clean' } : {});
    }
  });
});

describe('the set', () => {
  it('is read by the page', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PUZZLES.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each([
    'a fives 3 1 15 freestyle h9 h8',
    'a fours 4 1 15 freestyle h9 h8',
    'a fours 3 6 15 freestyle h9 h8',
    'a fours 3 1 8 freestyle h9 h8',
    'a fours 3 1 15 chess h9 h8',
    'a fours 3 1 15 freestyle h16 h8',
    'a fours 3 1 15 freestyle h9 h16',
    'a fours 3 1 15 freestyle',
  ])('refuses the line %s by its number', (line) => {
    expect(() => readPuzzles(`# remark\n\n${line}`)).toThrow('line 3');
  });
});
