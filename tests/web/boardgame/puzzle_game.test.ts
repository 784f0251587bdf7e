import { afterEach, describe, expect, it, vi } from 'vitest';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { STONE_MS } from '../../../web/src/gomoku/clips';
import { Result } from '../../../web/src/play/game_types';
import { at, game as gameOf, names, opened, textOf } from '../gomoku/support/module';
import { OPENING, puzzle, puzzleParts } from './support/puzzle_set';

function begin(stones = 6) {
  const onSolved = vi.fn();
  const { openRules, ...parts } = puzzleParts();
  const game = new PuzzleGame({ ...parts, rules: openRules(), onSolved }, puzzle('a', stones));
  games.push(game);
  const choose = (name: string) => game.choose(at(name));
  return { game, solver: parts.solver, onSolved, choose, played: () => names(game.played).join(' ') };
}

const games: PuzzleGame[] = [];

afterEach(() => {
  for (const game of games.splice(0)) game.dispose();
  expect(opened.count).toBe(0);
});

describe('a puzzle', () => {
  it('goes on after a move that leaves the other side lost, with its answer', async () => {
    const { game, solver, choose, played } = begin();
    expect(choose('k8')).toBe(true);
    expect(game.phase.value).toBe('checking');
    expect(solver.questions[0]?.text).toBe(textOf(gameOf(`${OPENING}k8`)));
    expect(choose('g8')).toBe(false);
    await solver.answer('loses', 'l8');
    expect(game.phase.value).toBe('player');
    expect(played()).toBe('k8 l8');
  });

  it('is solved with the winning stone, cleanly where nothing went wrong', async () => {
    const { game, solver, onSolved, choose } = begin();
    choose('k8');
    await solver.answer('loses', 'l8');
    choose('g8');
    expect(game.phase.value).toBe('solved');
    expect(game.snapshot.value.result).toBe(Result.firstWon);
    expect(onSolved.mock.calls).toEqual([['clean']]);
    expect(choose('f8')).toBe(false);
    expect(game.canTakeBack).toBe(false);
  });

  it.each(['open', 'wins'] as const)(
    'is not solved by a move after which the other side is %s',
    async (outcome) => {
      const { game, solver, onSolved, choose, played } = begin();
      choose('m8');
      await solver.answer(outcome, 'k8');
      if (outcome === 'open') await solver.answer('open', 'g8');
      expect(game.phase.value).toBe('wrong');
      expect(played()).toBe('m8 k8');
      expect(choose('g8')).toBe(false);
      game.takeBack();
      expect([game.phase.value, played()]).toEqual(['player', '']);
      choose('k8');
      await solver.answer('loses', 'l8');
      choose('g8');
      expect(onSolved.mock.calls).toEqual([['helped']]);
    },
  );

  it('goes on after a move whose worth shows only after the answer', async () => {
    const { game, solver, onSolved, choose, played } = begin();
    choose('g8');
    await solver.answer('open', 'f8');
    expect(game.phase.value).toBe('checking');
    expect(solver.questions[0]?.text).toBe(textOf(gameOf(`${OPENING}g8f8`)));
    await solver.answer('wins', 'k8');
    expect([game.phase.value, played()]).toEqual(['player', 'g8 f8']);
    choose('k8');
    expect(onSolved.mock.calls).toEqual([['clean']]);
  });

  it('can be taken back to its beginning while that is looked at', async () => {
    const { game, solver, choose, played } = begin();
    choose('g8');
    await solver.answer('open', 'f8');
    game.takeBack();
    expect([game.phase.value, played()]).toEqual(['player', '']);
    await solver.answer('wins', 'k8');
    expect([game.phase.value, played()]).toEqual(['player', '']);
  });

  it('goes on after a first move that is known to win, whatever the engine sees of it', async () => {
    const { game, solver, choose } = begin();
    choose('k8');
    await solver.answer('open', 'l8');
    expect([game.phase.value, solver.questions.length]).toEqual(['player', 0]);
  });

  it('knows its first move as a hint; later ones are asked for, and go with the next stone', async () => {
    const { game, solver, onSolved, choose } = begin();
    await game.askHint();
    expect([game.hint.value, solver.questions.length]).toEqual([at('k8'), 0]);
    choose('k8');
    expect(game.hint.value).toBeNull();
    await solver.answer('loses', 'l8');
    void game.askHint();
    void game.askHint();
    expect(solver.questions).toHaveLength(1);
    await solver.answer('wins', 'g8');
    expect(game.hint.value).toBe(at('g8'));
    choose('g8');
    expect(onSolved.mock.calls).toEqual([['helped']]);
  });

  it('drops answers that come too late', async () => {
    const { game, solver, choose, played } = begin(4);
    choose('j8');
    game.takeBack();
    choose('g8');
    await solver.answer('open', 'f8');
    expect([game.phase.value, played()]).toEqual(['checking', 'g8']);
    await solver.answer('loses', 'j8');
    expect(played()).toBe('g8 j8');
    void game.askHint();
    choose('m8');
    await solver.answer('wins', 'n8');
    expect([game.phase.value, game.hint.value, played()]).toEqual(['checking', null, 'g8 j8 m8']);
  });

  it('says so where the engine gives no answer, and can be tried again', async () => {
    const { game, solver, choose, played } = begin();
    for (const [outcome, name] of [
      [null, undefined],
      ['loses', 'k8'],
    ] as const) {
      choose('k8');
      await solver.answer(outcome, name);
      expect(game.phase.value).toBe('unsure');
      game.takeBack();
      expect(played()).toBe('');
    }
  });

  it('shows an answer once the stone that it answers has landed, however soon it was found', async () => {
    const { game, solver, choose } = begin();
    const perform = vi.spyOn(game.stage, 'perform');
    choose('k8');
    await solver.answer('loses', 'l8');
    expect(perform.mock.calls.map(([{ by, start }]) => [by, start])).toEqual([
      ['player', 0],
      ['opponent', STONE_MS],
    ]);
  });

  it('begins anew as if nothing had been tried', async () => {
    const { game, solver, onSolved, choose, played } = begin();
    await game.askHint();
    choose('m8');
    await solver.answer('wins', 'k8');
    game.startOver();
    expect([game.phase.value, played(), game.helped]).toEqual(['player', '', false]);
    choose('k8');
    await solver.answer('loses', 'l8');
    choose('g8');
    expect(onSolved.mock.calls).toEqual([['clean']]);
  });
});
