import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GomokuModule } from '../../../wasm/gomoku';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { readMoves } from '../../../web/src/gomoku/files/notation';
import { type GomokuPuzzle, readPuzzles, winnerOf } from '../../../web/src/gomoku/puzzles/puzzle_set';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { BruteSolver } from './support/brute_solver';
import { Board, shortestWin, winningMoves } from './support/forced_wins';
import { startGomoku } from './support/module';
import { puzzleParts } from './support/puzzle_parts';

/**
 * The set of puzzles, judged by the rules and by a solver that is not the engine's.
 *
 * That solver is exhaustive for freestyle boards, and quick enough for all wins by fours and for others of up to
 * `MOST_PLIES` plies: of those the length is shown to be the least, a first move to win, and the whole puzzle is
 * played through with it. Every win, these and the longer ones, the quiet ones and those of the other
 * rules, is proven against every legal reply by `tests/engine/gomoku/forced_wins_test.cpp`.
 */

const text = readFileSync(new URL('../../../engine/gomoku/data/puzzles.txt', import.meta.url), 'utf8');
const puzzles = readPuzzles(text).map((puzzle) => [puzzle.id, puzzle] as const);

const MOST_PLIES = 5;

/** Longer than any win by fours in the set. */
const MOST_FOURS = 25;

let module: GomokuModule;

beforeAll(async () => {
  module = await startGomoku();
});

const boardOf = ({ size, actions }: GomokuPuzzle) => Board.after(size, actions);
const meansOf = ({ kind }: GomokuPuzzle) => (kind === 'fours' ? 'fours' : 'all');

const isExhaustible = ({ kind, plies, rule }: GomokuPuzzle) =>
  rule === 'freestyle' && (kind === 'fours' || plies <= MOST_PLIES);
const exhaustible = puzzles.filter(([, puzzle]) => isExhaustible(puzzle));

describe('the solver', () => {
  const winOf = (moves: string, means: 'fours' | 'all') => {
    const board = Board.after(15, readMoves(moves, 15) ?? []);
    return shortestWin(board, 'black', 5, means);
  };

  it.each([
    // Black has h8 i8 j8 k8 with both ends open, then one end, then none.
    ['h8a1i8o1j8a15k8o15', 1, 1],
    ['h8g8i8o1j8a15k8o15', 1, 1],
    ['h8g8i8l8j8a15k8o15', null, null],
    // An open three becomes an open four; one that is closed at one end does not.
    ['h8a1i8o1j8a15', 3, 3],
    ['h8g8i8o1j8a15', null, null],
    // Two open twos that cross in h8: a double three, which fours alone do not win.
    ['i8a1j8o1h9a15h10o15', null, 5],
    // The same, but a four of white's in between takes it beyond five plies.
    ['i8a1j8a2h9a3h10o15', null, null],
  ] as const)('knows what %s comes to', (moves, byFours, byAll) => {
    expect([winOf(moves, 'fours'), winOf(moves, 'all')]).toEqual([byFours, byAll]);
  });
});

describe('the set', () => {
  it('has thirty puzzles or more, each once, the easy ones first, of all kinds and rules', () => {
    const all = puzzles.map(([, puzzle]) => puzzle);
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(exhaustible.length).toBeGreaterThanOrEqual(16);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ actions }) => actions.join())).size).toBe(all.length);
    const levels = all.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['fours', 'threes', 'quiet']));
    expect(new Set(all.map(({ rule }) => rule))).toEqual(new Set(['freestyle', 'standard', 'renju']));
    expect(new Set(all.map(winnerOf))).toEqual(new Set(['black', 'white']));
  });
});

describe.each(puzzles)('puzzle %s', (_, puzzle) => {
  it('is a game that goes on, and that nobody wins at once', () => {
    const rules = new module.Game();
    expect(rules.load(GOMOKU.setup.startText(puzzle))).toBe('');
    for (const code of puzzle.actions) expect(rules.play(code)).toBe('');
    expect(rules.result()).toBe(0);
    rules.delete();
    expect(boardOf(puzzle).fives('black')).toEqual([]);
    expect(boardOf(puzzle).fives('white')).toEqual([]);
  });
});

describe.each(exhaustible)('the solver and puzzle %s', (_, puzzle) => {
  it('agree on the length of the shortest win', () => {
    expect(shortestWin(boardOf(puzzle), winnerOf(puzzle), puzzle.plies, meansOf(puzzle))).toBe(puzzle.plies);
  });

  it('agree on the kind, and on a first move', () => {
    const board = boardOf(puzzle);
    if (puzzle.kind !== 'fours') {
      expect(shortestWin(board, winnerOf(puzzle), MOST_FOURS, 'fours')).toBeNull();
    }
    const winning = winningMoves(board, winnerOf(puzzle), puzzle.plies, meansOf(puzzle));
    expect(winning.map((point) => board.cellOf(point))).toEqual(expect.arrayContaining([puzzle.first[0]]));
  });

  it('is solved by its hints, against the longest resistance', async () => {
    const { game, onSolved, until } = begin(puzzle);
    for (let turn = 0; game.phase.value !== 'solved'; turn++) {
      expect(turn).toBeLessThan((puzzle.plies + 1) / 2);
      await game.askHint();
      expect(game.choose(game.hint.value ?? -1)).toBe(true);
      await until(() => game.phase.value !== 'checking');
      expect(['player', 'solved']).toContain(game.phase.value);
    }
    expect(game.snapshot.value.result).toBe(game.side + 1);
    expect(onSolved.mock.calls).toEqual([['helped']]);
    game.dispose();
  });

  it('tells a wasted move, which lets the win slip', async () => {
    const { game, until } = begin(puzzle);
    const board = boardOf(puzzle);
    const wasted = board.empties().find((point) => !board.growing(winnerOf(puzzle), 1).includes(point));
    expect(game.choose(board.cellOf(wasted!))).toBe(true);
    await until(() => game.phase.value !== 'checking');
    expect(game.phase.value).toBe('wrong');
    game.takeBack();
    expect(game.moves.value).toEqual(puzzle.actions);
    game.dispose();
  });
});

function begin(puzzle: GomokuPuzzle) {
  const onSolved = vi.fn();
  const solver = new BruteSolver(winnerOf(puzzle), puzzle.plies, meansOf(puzzle));
  const game = new PuzzleGame({ ...puzzleParts(module), solver, onSolved }, puzzle);
  const until = (done: () => boolean) => vi.waitUntil(done);
  return { game, onSolved, until };
}
