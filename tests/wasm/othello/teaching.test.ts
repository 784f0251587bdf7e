import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OthelloModule } from '../../../wasm/othello';
import { NO_PACE } from '../../../web/src/boardgame/pace';
import { PuzzleGame } from '../../../web/src/boardgame/puzzles/puzzle_game';
import { Timeline } from '../../../web/src/boardgame/timeline';
import { PASS } from '../../../web/src/othello/action_code';
import { readMoves } from '../../../web/src/othello/files/notation';
import { LESSON } from '../../../web/src/othello/lesson/lesson';
import { OPENINGS } from '../../../web/src/othello/openings/opening_list';
import { openNames } from '../../../web/src/othello/openings/opening_names';
import { type OthelloPuzzle, PUZZLES } from '../../../web/src/othello/puzzles/puzzle_set';
import { openPuzzles } from '../../../web/src/othello/puzzles/puzzles';
import { startText, USUAL_SETUP } from '../../../web/src/othello/setup';
import { OTHELLO } from '../../../web/src/othello/spec';
import { SessionSolver } from '../support/session_solver';
import { startOthello } from './support/module';

let module: OthelloModule;

beforeAll(async () => {
  module = await startOthello();
  const file = (name: string) =>
    readFileSync(new URL(`../../../engine/othello/data/${name}.bin`, import.meta.url));
  expect(module.installWeights(new Uint8Array(Buffer.concat([file('patterns'), file('book')])))).toBe('');
});

/** Rules after moves from a start. */
function after(start: string, actions: readonly number[]) {
  const rules = new module.Game();
  expect(rules.load(start)).toBe('');
  for (const action of actions) expect(rules.play(action), `${action}`).toBe('');
  return rules;
}

describe('the names of openings', () => {
  it('are of legal moves, each once, and no position has two', () => {
    const keys = new Set<string>();
    for (const { actions } of OPENINGS) {
      const rules = after(startText(USUAL_SETUP), actions);
      keys.add(rules.hash());
      rules.delete();
    }
    expect(OPENINGS.length).toBeGreaterThanOrEqual(60);
    expect(keys.size).toBe(OPENINGS.length);
    expect(new Set(OPENINGS.map(({ name }) => name)).size).toBe(OPENINGS.length);
  });

  it.each([
    ['f5d6c3d3c4', 'Tiger'],
    ['d3c5f6f5e6', 'Tiger'],
    ['c4e3f6e6f5g5', 'Tiger'],
    ['e6f4c3c4d3d6f6', 'Stephenson'],
    ['f5f6e6d6c5', 'Cow'],
    ['f5f6e6f4e3', 'Cow'],
    ['f5', null],
  ])('are found however the board is turned, and stay: %s', async (moves, name) => {
    const names = await openNames(() => new module.Game());
    expect(names.nameOf(USUAL_SETUP, readMoves(moves)!)).toBe(name);
    expect(names.nameOf({ start: `${'-'.repeat(63)}X X` }, readMoves(moves)!)).toBeNull();
  });
});

describe('the lesson', () => {
  it.each(LESSON.steps.map((step) => [step.name, step] as const))('plays %s by the rules', (_, step) => {
    const rules = after(startText(step), step.actions);
    expect(rules.sideToMove()).toBe(0);
    rules.delete();
    for (const { action, answers } of step.ways) after(startText(step), [action, ...answers]).delete();
  });

  it('tells no untruth', () => {
    const [, directions, pass, corner, beside, end] = LESSON.steps;
    const afterWay = (step = directions!, action = step.ways[0]!.action) => after(startText(step), [action]);
    const turned = afterWay(directions);
    expect(turned.events()[1]).toBe(2 + 10);
    const stuck = (step = pass!) =>
      [...after(startText(step), []).legalActions()].filter((action) => {
        const rules = afterWay(step, action);
        return rules.result() === 0 && rules.legalActions()[0] === PASS;
      });
    expect(stuck()).toEqual(pass!.ways.map(({ action }) => action));
    expect(corner!.ways[0]!.action).toBe(0);
    const opens = [...after(startText(beside!), []).legalActions()].filter((action) =>
      afterWay(beside, action).legalActions().includes(0),
    );
    expect(opens).toEqual([9]);
    expect(beside!.ways).toHaveLength(3);
    const over = afterWay(end);
    expect([over.result(), over.snapshot()[3], over.snapshot()[4]]).toEqual([1, 35, 29]);
  });
});

describe('the puzzles', () => {
  const kinds = ['win', 'draw', 'most'] as const;
  const hardest = kinds.map((kind) => [kind, PUZZLES.findLast((puzzle) => puzzle.kind === kind)!] as const);

  async function begin(puzzle: OthelloPuzzle) {
    const onSolved = vi.fn();
    const set = await openPuzzles();
    const game = new PuzzleGame(
      {
        spec: OTHELLO,
        goal: set.goal,
        rules: new module.Game(),
        openStage: (snapshot) =>
          new Timeline(OTHELLO, snapshot, { pace: () => NO_PACE, motion: () => 'travel' }),
        frames: { now: () => 0 },
        solver: new SessionSolver(module),
        onSolved,
      },
      puzzle,
    );
    return { game, set, onSolved };
  }

  it('are sixty at least, each kind with several grades', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
    for (const kind of kinds) {
      const levels = PUZZLES.filter((puzzle) => puzzle.kind === kind).map(({ difficulty }) => difficulty);
      expect(levels).toEqual(levels.toSorted());
      expect(new Set(levels).size).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(hardest)('are solved by hints to the end: %s', async (_, puzzle) => {
    const { game, onSolved } = await begin(puzzle);
    for (let turn = 0; game.phase.value !== 'solved' && turn < 30; turn++) {
      await game.askHint();
      expect(game.choose(game.hint.value ?? -1)).toBe(true);
      await vi.waitUntil(() => game.phase.value !== 'checking');
      expect(['player', 'solved']).toContain(game.phase.value);
    }
    expect(onSolved.mock.calls).toEqual([['helped']]);
    game.dispose();
  });

  it.each(hardest)('answer a wrong move and tell what it costs: %s', async (_, puzzle) => {
    const { game, set, onSolved } = await begin(puzzle);
    const wrong = game.legalActions().find((action) => !puzzle.first.includes(action))!;
    expect(game.choose(wrong)).toBe(true);
    await vi.waitUntil(() => game.phase.value !== 'checking');
    expect(game.phase.value).toBe('wrong');
    expect(game.left.value).toBeLessThanOrEqual(100 * puzzle.second);
    expect(set.goal?.missed(puzzle, game.left.value ?? 0)).toMatch(/^Now you .*It costs \d+ discs\.$/);
    expect(onSolved).not.toHaveBeenCalled();
    game.takeBack();
    expect([game.phase.value, game.moves.value]).toEqual(['player', puzzle.actions]);
    game.dispose();
  });
});
