import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GomokuModule } from '../../../wasm/gomoku';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { type GomokuPuzzle, readPuzzles } from '../../../web/src/gomoku/puzzles/puzzle_set';
import { SessionSolver } from '../support/session_solver';
import { startGomoku } from './support/module';
import { puzzleParts } from './support/puzzle_parts';

/**
 * The engine is the judge of every puzzle: it must see the win, and the loss of the other side. The hardest of each
 * kind and rule is played through, and a move wasted in the hardest of each kind.
 */

const text = readFileSync(new URL('../../../engine/gomoku/data/puzzles.txt', import.meta.url), 'utf8');
const hardest = new Map(readPuzzles(text).map((puzzle) => [`${puzzle.kind} ${puzzle.rule}`, puzzle]));
const puzzles = [...hardest.values()].map((puzzle) => [puzzle.id, puzzle] as const);
const freestyle = puzzles.filter(([, { rule }]) => rule === 'freestyle');

/** Cells where no puzzle is decided. */
const CORNERS = [0, 1, 20, 21];

let module: GomokuModule;
let solver: SessionSolver;

beforeAll(async () => {
  module = await startGomoku();
  solver = new SessionSolver(module);
});

afterAll(() => solver.delete());

function begin(puzzle: GomokuPuzzle) {
  const onSolved = vi.fn();
  return { onSolved, game: new PuzzleGame({ ...puzzleParts(module), solver, onSolved }, puzzle) };
}

describe('the engine', () => {
  it.each(puzzles)('solves puzzle %s by hints against the engine’s own defence', async (_, puzzle) => {
    const { game, onSolved } = begin(puzzle);
    // A way by threes may be longer than the shortest one.
    for (let turn = 0; game.phase.value !== 'solved' && turn < 40; turn++) {
      await game.askHint();
      game.choose(game.hint.value ?? -1);
      await vi.waitUntil(() => game.phase.value !== 'checking');
      expect(['player', 'solved']).toContain(game.phase.value);
    }
    expect(onSolved.mock.calls).toEqual([['helped']]);
    // The loser resists as long as is known; after a quiet move it may miss the best reply by two moves.
    const played = game.played.length;
    expect(played).toBeGreaterThanOrEqual(puzzle.plies - (puzzle.kind === 'quiet' ? 4 : 0));
    game.dispose();
  });

  it.each(freestyle)('tells a wasted move in puzzle %s', async (_, puzzle) => {
    const { game, onSolved } = begin(puzzle);
    const corner = CORNERS.find((cell) => !puzzle.actions.includes(cell))!;
    expect(game.choose(corner)).toBe(true);
    await vi.waitUntil(() => game.phase.value !== 'checking');
    expect(game.phase.value).toBe('wrong');
    expect(onSolved).not.toHaveBeenCalled();
    game.dispose();
  });
});
