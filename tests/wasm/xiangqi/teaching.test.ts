import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { NO_PACE } from '../../../web/src/boardgame/pace';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { Timeline } from '../../../web/src/boardgame/timeline';
import { LESSON } from '../../../web/src/xiangqi/lesson/lesson';
import { readIccs } from '../../../web/src/xiangqi/notation/iccs';
import { PUZZLES, type XiangqiPuzzle } from '../../../web/src/xiangqi/puzzles/puzzle_set';
import { openPuzzles } from '../../../web/src/xiangqi/puzzles/puzzles';
import { startText } from '../../../web/src/xiangqi/setup';
import { decodeSnapshot } from '../../../web/src/xiangqi/snapshot';
import { XIANGQI } from '../../../web/src/xiangqi/spec';
import { SessionSolver } from '../support/session_solver';

let module: XiangqiModule;

beforeAll(async () => {
  module = (await loadModule('xiangqi')) as XiangqiModule;
});

function after(start: string, actions: readonly number[]) {
  const rules = new module.Game();
  expect(rules.load(startText({ start }))).toBe('');
  for (const action of actions) expect(rules.play(action), `${action}`).toBe('');
  return rules;
}

describe('the lesson', () => {
  const [chariot, cannon, horse, elephant, palace, soldier, facing] = LESSON.steps;

  it.each(LESSON.steps.map((step) => [step.name, step] as const))('plays %s by the rules', (_, step) => {
    const rules = after(step.start, []);
    expect(rules.sideToMove()).toBe(0);
    rules.delete();
    for (const { action } of step.ways) after(step.start, [action]).delete();
  });

  it('tells no untruth', () => {
    const view = (step = chariot, played: readonly number[] = []) => {
      const rules = after(step!.start, played);
      const snapshot = decodeSnapshot(rules.snapshot());
      rules.delete();
      return snapshot;
    };
    const wayOf = (step = chariot) => step!.ways[0]!.action;
    // What is asked for is a capture, and in the exercises of a way closed the only one.
    for (const step of [chariot, cannon, horse, elephant, soldier]) {
      const captures = view(step).legal.filter((action) => view(step, [action]).taken[0] !== null);
      expect(captures, step?.name).toEqual([wayOf(step)]);
    }
    expect(view(palace).checked).toBeGreaterThanOrEqual(0);
    expect(view(palace).legal).toEqual([wayOf(palace)]);
    const wins = view(facing).legal.filter((action) => view(facing, [action]).result === 1);
    expect(wins.toSorted()).toEqual(facing!.ways.map(({ action }) => action).toSorted());
    const rules = facing!.ways.map(({ action }) => view(facing, [action]).verdict.rule);
    expect(rules).toEqual(['checkmate', 'stalemate']);
  });
});

describe('the puzzles', () => {
  const lengths = [1, 2, 3];
  const hardest = lengths.map(
    (moves) => [moves, PUZZLES.findLast((puzzle) => puzzle.moves === moves)!] as const,
  );

  async function begin(puzzle: XiangqiPuzzle) {
    const onSolved = vi.fn();
    const set = await openPuzzles();
    // The strongest that plays without the network, which the page does not fetch.
    const solver = new SessionSolver(module, 150);
    const game = new PuzzleGame(
      {
        spec: XIANGQI,
        goal: set.goal,
        rules: new module.Game(),
        openStage: (snapshot) =>
          new Timeline(XIANGQI, snapshot, { pace: () => NO_PACE, motion: () => 'travel' }),
        frames: { now: () => 0 },
        solver,
        onSolved,
      },
      puzzle,
    );
    const dispose = () => {
      game.dispose();
      solver.delete();
    };
    return { game, set, onSolved, dispose };
  }

  it('are two dozen at least of each length, with several grades, and begin with a legal move', () => {
    for (const moves of lengths) {
      const levels = PUZZLES.filter((puzzle) => puzzle.moves === moves).map(({ difficulty }) => difficulty);
      expect(levels.length).toBeGreaterThanOrEqual(24);
      expect(levels).toEqual(levels.toSorted());
      expect(new Set(levels).size).toBeGreaterThanOrEqual(3);
    }
    for (const { start, first } of PUZZLES) after(start, first).delete();
  });

  it.each(hardest)('of %d moves are solved by hints, in as many', async (moves, puzzle) => {
    const { game, onSolved, dispose } = await begin(puzzle);
    for (let turn = 0; turn < moves; turn++) {
      expect(game.phase.value).toBe('player');
      await game.askHint();
      expect(game.choose(game.hint.value ?? -1)).toBe(true);
      await vi.waitUntil(() => game.phase.value !== 'checking');
    }
    expect(game.phase.value).toBe('solved');
    expect(onSolved.mock.calls).toEqual([['helped']]);
    dispose();
  });

  it.each(hardest)('of %d moves answer a wrong move, and tell what is wrong', async (_, puzzle) => {
    const { game, set, onSolved, dispose } = await begin(puzzle);
    const wrong = game.legalActions().find((action) => !puzzle.first.includes(action))!;
    expect(game.choose(wrong)).toBe(true);
    await vi.waitUntil(() => game.phase.value !== 'checking');
    expect(game.phase.value).toBe('wrong');
    expect(set.goal?.missed(puzzle, game.left.value ?? 0)).toMatch(/escape|longer/);
    expect(onSolved).not.toHaveBeenCalled();
    game.takeBack();
    expect([game.phase.value, game.moves.value, game.befores]).toEqual(['player', [], []]);
    dispose();
  });

  it('a win that takes longer than it should does not count', async () => {
    const mate = PUZZLES.find(({ moves }) => moves === 1)!;
    const { set } = await begin(mate);
    const { goal } = set;
    const [win, open] = [1_000_000_000, 300];
    expect(goal?.isKept(mate, win - 1, 1)).toBe(false);
    expect(goal?.isKept({ ...mate, plies: 3 }, win - 2, 1)).toBe(true);
    expect(goal?.isKept({ ...mate, plies: 3 }, win - 4, 1)).toBe(false);
    expect(goal?.isKept({ ...mate, plies: 3 }, open, 1)).toBe(false);
    expect(goal?.missed(mate, win - 4)).toBe('That wins too, but it takes longer.');
  });

  it('name moves by the position that they are played in', () => {
    const { start, first } = PUZZLES.find(({ id }) => id === 'line_1000')!;
    const rules = after(start, []);
    const before = decodeSnapshot(rules.snapshot());
    rules.delete();
    expect(first).toEqual([readIccs('b6d7')]);
    expect(XIANGQI.words.notation(first[0]!, { start }, before)).toBe('H8+6');
  });
});
