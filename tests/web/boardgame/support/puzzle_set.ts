import { act } from 'preact/test-utils';
import { PUZZLE_PACE } from '../../../../web/src/boardgame/pace';
import type { Puzzle } from '../../../../web/src/boardgame/puzzles/puzzles_spec';
import type { Solver, Verdict } from '../../../../web/src/boardgame/puzzles/solver';
import { Timeline } from '../../../../web/src/boardgame/timeline';
import type { GradedPuzzle } from '../../../../web/src/gomoku/puzzles/puzzle_set';
import { type Setup, USUAL_SETUP } from '../../../../web/src/gomoku/setup';
import { GOMOKU } from '../../../../web/src/gomoku/spec';
import { actionsOf, at, openRules } from '../../gomoku/support/module';
import { FakeFrames } from '../../support/fake_time';

/** A solver that answers when the test says so. */
export class SlowSolver implements Solver {
  readonly questions: { text: string; answer(verdict: Verdict | null): void }[] = [];

  judge(text: string): Promise<Verdict | null> {
    return new Promise((answer) => void this.questions.push({ text, answer }));
  }

  async answer(outcome: Verdict['outcome'] | null, name?: string): Promise<void> {
    const action = name === undefined ? -1 : at(name);
    await act(async () => this.questions.shift()?.answer(outcome === null ? null : { outcome, action }));
  }

  rest(): void {}
}

/** Black's stones stand in a row in the middle, White's in the corners. */
export const OPENING = 'h8a1i8o1j8a15';

/** A puzzle after the first `stones` of `OPENING`: after six, k8 makes an open four. */
export const puzzle = (id: string, stones = 6): GradedPuzzle & Puzzle<Setup> => ({
  ...USUAL_SETUP,
  id,
  kind: 'fours',
  theme: 'live_four',
  rung: 20,
  plies: 3,
  difficulty: 2,
  first: [at('k8')],
  actions: actionsOf(OPENING).slice(0, stones),
});

/** What puzzles need besides. */
export function puzzleParts() {
  return {
    spec: GOMOKU,
    openRules: () => openRules(),
    openStage: (snapshot: Int32Array) =>
      new Timeline(GOMOKU, snapshot, { pace: () => PUZZLE_PACE, motion: () => 'travel' }),
    frames: new FakeFrames(),
    solver: new SlowSolver(),
  };
}
