import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GomokuModule } from '../../wasm/gomoku';
import { readMoves } from '../../web/src/gomoku/files/game_link';
import { PuzzleGame } from '../../web/src/gomoku/puzzles/puzzle_game';
import { type Puzzle, positionText, readPuzzles, winnerOf } from '../../web/src/gomoku/puzzles/puzzle_set';
import { BruteSolver } from './support/brute_solver';
import { Board, shortestWin, winningMoves } from './support/forced_wins';
import { startGomoku } from './support/gomoku_module';

/** The set of puzzles, judged by the rules and by a solver that is not the engine's. */

const text = readFileSync(new URL('../data/gomoku_puzzles.txt', import.meta.url), 'utf8');
const puzzles = readPuzzles(text).map((puzzle) => [puzzle.id, puzzle] as const);

/** Longer than any win by fours in the set. */
const MOST_FOURS = 15;

let module: GomokuModule;

beforeAll(async () => {
  module = await startGomoku();
});

const boardOf = ({ size, actions }: Puzzle) => Board.after(size, actions);
const meansOf = ({ kind }: Puzzle) => (kind === 'fours' ? 'fours' : 'all');

/** A three must be found among quiet moves: two steps more. Three ways or more to win make it a step easier. */
function difficultyOf(puzzle: Puzzle): number {
  const ways = winningMoves(boardOf(puzzle), winnerOf(puzzle), puzzle.plies, meansOf(puzzle)).length;
  const level = (puzzle.plies - 1) / 2 + (puzzle.kind === 'threes' ? 1 : 0) - (ways >= 3 ? 1 : 0);
  return Math.min(5, Math.max(1, level));
}

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
  it('has twelve puzzles or more, each once, the easy ones first, of both kinds', () => {
    const all = puzzles.map(([, puzzle]) => puzzle);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ actions }) => actions.join())).size).toBe(all.length);
    const levels = all.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['fours', 'threes']));
    expect(new Set(all.map(winnerOf))).toEqual(new Set(['black', 'white']));
  });
});

describe.each(puzzles)('puzzle %s', (_, puzzle) => {
  it('is a game that goes on, and that nobody wins at once', () => {
    const rules = new module.Game();
    expect(rules.load(positionText(puzzle))).toBe('');
    for (const code of puzzle.actions) expect(rules.play(code)).toBe('');
    expect(rules.result()).toBe(0);
    rules.delete();
    expect(boardOf(puzzle).fives('black')).toEqual([]);
    expect(boardOf(puzzle).fives('white')).toEqual([]);
  });

  it('is won by force, in as many plies as it says and no fewer', () => {
    expect(puzzle.rule).toBe('freestyle');
    expect(shortestWin(boardOf(puzzle), winnerOf(puzzle), puzzle.plies, meansOf(puzzle))).toBe(puzzle.plies);
  });

  it('is of the kind and the difficulty that it says', () => {
    if (puzzle.kind === 'threes') {
      expect(shortestWin(boardOf(puzzle), winnerOf(puzzle), MOST_FOURS, 'fours')).toBeNull();
    }
    expect(puzzle.difficulty).toBe(difficultyOf(puzzle));
  });

  it('is solved by its hints, against the longest resistance', async () => {
    const { game, onSolved, until } = begin(puzzle);
    for (let turn = 0; game.phase.value !== 'solved'; turn++) {
      expect(turn).toBeLessThan((puzzle.plies + 1) / 2);
      await game.askHint();
      expect(game.choose(game.hint.value)).toBe(true);
      await until(() => game.phase.value !== 'checking');
      expect(['player', 'solved']).toContain(game.phase.value);
    }
    expect(game.row.value.length).toBeGreaterThanOrEqual(5);
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
    expect(game.stones.value).toEqual(puzzle.actions);
    game.dispose();
  });
});

function begin(puzzle: Puzzle) {
  const onSolved = vi.fn();
  const solver = new BruteSolver(winnerOf(puzzle), puzzle.plies, meansOf(puzzle));
  const game = new PuzzleGame({ rules: new module.Game(), solver, onSolved }, puzzle);
  const until = (done: () => boolean) => vi.waitUntil(done);
  return { game, onSolved, until };
}
