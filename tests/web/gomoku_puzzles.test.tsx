import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../wasm/engine';
import { PuzzleCourse } from '../../web/src/gomoku/puzzles/puzzle_course';
import { PuzzleGame } from '../../web/src/gomoku/puzzles/puzzle_game';
import { enterSolved, readProgress } from '../../web/src/gomoku/puzzles/puzzle_progress';
import { PuzzleScreen } from '../../web/src/gomoku/puzzles/puzzle_screen';
import { PUZZLES, type Puzzle, readPuzzles } from '../../web/src/gomoku/puzzles/puzzle_set';
import {
  EngineSolver,
  JUDGE_NODES,
  PATIENCE_MS,
  type Solver,
  type Verdict,
} from '../../web/src/gomoku/puzzles/solver';
import { TABLES } from '../../web/src/i18n/messages';
import { forgetfulSaves } from '../../web/src/shell/storage';
import { FakeThinker } from './support/fake_players';
import { FakeFrames } from './support/fake_time';

const t = TABLES.en;

/** Rules of a game that is won with the fifth stone of either colour, wherever it stands. */
class FiveStones {
  static alive = 0;
  private stones: number[] = [];

  constructor() {
    FiveStones.alive++;
  }

  /** Takes its own texts; every other one is an empty board. */
  load(text: string): string {
    this.stones = /^[\d ]+$/.test(text) ? text.split(' ').map(Number) : [];
    return '';
  }

  sideToMove(): number {
    return this.stones.length % 2;
  }

  play(code: number): string {
    if (this.stones.includes(code) || code < 0) return 'no';
    this.stones.push(code);
    return '';
  }

  undo(): boolean {
    return this.stones.pop() !== undefined;
  }

  length(): number {
    return this.stones.length;
  }

  text(): string {
    return this.stones.join(' ');
  }

  result(): number {
    return this.stones.length < 9 ? 0 : 1 + ((this.stones.length - 1) % 2);
  }

  snapshot(): Int32Array {
    const header = new Int32Array(16);
    const row = this.result() === 0 ? [] : this.stones.slice(0, 5);
    header.set([this.stones.length, row.length], 9);
    return Int32Array.from([...header, ...this.stones, ...row]);
  }

  delete(): void {
    FiveStones.alive--;
  }
}

/** A solver that answers when the test says so. */
class SlowSolver implements Solver {
  readonly questions: { text: string; answer(verdict: Verdict | null): void }[] = [];

  judge(text: string): Promise<Verdict | null> {
    return new Promise((answer) => void this.questions.push({ text, answer }));
  }

  async answer(outcome: Verdict['outcome'] | null, action = -1): Promise<void> {
    await act(async () => this.questions.shift()?.answer(outcome === null ? null : { outcome, action }));
  }

  rest(): void {}
}

const puzzle = (id: string, stones = 4): Puzzle => ({
  id,
  kind: 'fours',
  plies: 5,
  difficulty: 2,
  size: 15,
  rule: 'freestyle',
  first: [25],
  actions: Array.from({ length: stones }, (_, cell) => cell),
});

function beginGame(stones = 4) {
  const solver = new SlowSolver();
  const onSolved = vi.fn();
  const rules = new FiveStones() as unknown as Game;
  const game = new PuzzleGame({ rules, solver, onSolved }, puzzle('a', stones));
  return { game, solver, onSolved };
}

afterEach(() => {
  act(() => render(null, document.body));
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

describe('the engine as solver', () => {
  const line = (manner: number, action: number) => Int32Array.from([0, manner, 1, action]);

  function begin() {
    const thinker = new FakeThinker();
    const frames = new FakeFrames();
    const rules = new FiveStones() as unknown as Game;
    return { thinker, frames, solver: new EngineSolver({ thinker, frames, rules, rung: 140 }) };
  }

  /** Paints frames while promises settle in between. */
  async function pass({ frames }: { frames: FakeFrames }, length: number): Promise<void> {
    for (const end = frames.now() + length; frames.now() < end; await Promise.resolve()) {
      frames.paint(Math.min(end, frames.now() + 20));
      await Promise.resolve();
    }
  }

  it('plays at full strength, the same on every device', () => {
    expect(begin().thinker.opponents).toEqual([{ rung: 140, seed: 0, blur: false, nodes: JUDGE_NODES }]);
  });

  it.each([
    [1, 'wins'],
    [2 + (7 << 8), 'loses'],
    [4, 'open'],
  ] as const)('reads manner %i as %s', async (manner, outcome) => {
    const { thinker, frames, solver } = begin();
    const verdict = solver.judge('1 2');
    thinker.lines.set('1 2', line(manner, 42));
    frames.paint(16);
    thinker.hold('1 2', 41, true);
    frames.paint(32);
    expect(await verdict).toEqual({ outcome, action: 42 });
    expect(frames.listening).toBe(false);
  });

  it.each([
    [1, 'wins', 'loses'],
    [2, 'loses', 'wins'],
    [0, 'open', 'open'],
  ] as const)('follows only moves, of which no line is told: %i', async (manner, afterTwo, afterOne) => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold('1 2', 3, true);
    thinker.hold('1 2 3', 4, true);
    thinker.hold('1 2 3 4', 5, true);
    thinker.lines.set('1 2 3 4', line(manner, 5));
    const two = solver.judge('1 2');
    await pass(begun, 1000);
    expect(await two).toEqual({ outcome: afterTwo, action: 3 });
    const one = solver.judge('1 2 3');
    await pass(begun, 1000);
    expect(await one).toEqual({ outcome: afterOne, action: 4 });
  });

  it('follows them to the end of the game', async () => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold('1 2 3 4 5 6 7', 8, true);
    thinker.hold('1 2 3 4 5 6 7 8', 9, true);
    const blocks = solver.judge('1 2 3 4 5 6 7');
    await pass(begun, 1000);
    expect(await blocks).toEqual({ outcome: 'loses', action: 8 });
    const wins = solver.judge('1 2 3 4 5 6 7 8');
    await pass(begun, 1000);
    expect(await wins).toEqual({ outcome: 'wins', action: 9 });
  });

  it('takes what is known when time is up, and nothing where nothing is', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge('1');
    thinker.lines.set('1', line(2, 42));
    frames.paint(16, PATIENCE_MS + 16);
    expect(await first).toEqual({ outcome: 'loses', action: 42 });
    const second = solver.judge('2');
    frames.paint(3 * PATIENCE_MS);
    expect(await second).toBeNull();
  });

  it('gives no answer where the worker is lost, another question comes, or it is put to rest', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge('1');
    const second = solver.judge('2');
    expect(await first).toBeNull();
    solver.rest();
    expect(await second).toBeNull();
    const third = solver.judge('1');
    thinker.lost = true;
    frames.paint(16);
    expect(await third).toBeNull();
    expect(frames.listening).toBe(false);
    solver.dispose();
    expect(FiveStones.alive).toBe(0);
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
      saves.write('gomoku.puzzles', 1, value);
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

describe('the screen', () => {
  function open(saves = forgetfulSaves(), puzzles = ['a', 'b', 'c'].map((id) => puzzle(id, 6))) {
    const solver = new SlowSolver();
    const openRules = () => new FiveStones() as unknown as Game;
    const course = new PuzzleCourse({
      openRules,
      solver,
      saves,
      puzzles,
    });
    const onBack = vi.fn();
    act(() => render(<PuzzleScreen course={course} onBack={onBack} />, document.body));
    return { course, solver, onBack, saves };
  }

  const part = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)!;
  const click = (id: string) => act(() => part(id).click());
  const key = (name: string, target: Element = document.body) =>
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

  async function solve({ solver }: { solver: SlowSolver }) {
    click('point-20');
    await solver.answer('loses', 21);
    click('point-22');
  }

  it('leads from puzzle to puzzle and keeps what was solved', async () => {
    const opened = open();
    expect(part('puzzle-standing').textContent).toBe(t.puzzleFind);
    click('point-20');
    expect(part('puzzle-standing').textContent).toBe(t.puzzleChecking);
    await opened.solver.answer('loses', 21);
    expect(part('puzzle-standing').textContent).toContain(t.puzzleGoOn);
    click('point-22');
    expect(part('puzzle-standing').textContent).toBe(t.puzzleSolvedClean);
    expect(part('puzzle-count').textContent).toBe('1 of 3 solved');
    expect(part('puzzle-1').getAttribute('aria-label')).toContain(t.puzzleIsClean);
    click('puzzle-next');
    expect(part('puzzle-2').getAttribute('aria-current')).toBe('true');
    click('puzzle-3');
    await solve(opened);
    click('puzzle-next');
    expect(opened.course.place.value).toBe(1);
    opened.course.dispose();
    const again = open(opened.saves);
    expect(part('puzzle-count').textContent).toBe('2 of 3 solved');
    expect(again.course.place.value).toBe(1);
    again.course.dispose();
    expect(FiveStones.alive).toBe(0);
  });

  it('says what the win takes, and the rule where it is not the usual one', () => {
    const { course } = open(forgetfulSaves(), [
      puzzle('a', 6),
      { ...puzzle('b', 6), kind: 'threes', rule: 'standard' },
      { ...puzzle('c', 6), kind: 'quiet', rule: 'renju' },
    ]);
    const task = () => part('puzzle-task').textContent;
    expect(task()).toContain(t.puzzleByFours);
    for (const hint of [t.gomokuRuleHintFreestyle, t.gomokuRuleHintStandard, t.gomokuRuleHintRenju])
      expect(task()).not.toContain(hint);
    click('puzzle-2');
    expect(task()).toContain(t.puzzleByThrees);
    expect(task()).toContain(t.gomokuRuleHintStandard);
    click('puzzle-3');
    expect(task()).toContain(t.puzzleByQuiet);
    expect(task()).toContain(t.gomokuRuleHintRenju);
    course.dispose();
  });

  it('shows a mistake with its answer, and takes it back', async () => {
    const { course, solver } = open();
    click('point-20');
    await solver.answer('open', 147);
    await solver.answer('open', 148);
    expect(part('puzzle-standing').textContent).toContain(t.puzzleWrong);
    expect(part('puzzle-standing').textContent).toContain('h8');
    click('puzzle-take-back');
    expect(part('puzzle-standing').textContent).toBe(t.puzzleFind);
    expect(part('puzzle-take-back').disabled).toBe(true);
    course.dispose();
  });

  it('is played with the keyboard alone', async () => {
    const { course, solver, onBack } = open();
    expect(document.querySelectorAll('.puzzle-point[tabindex="0"]')).toHaveLength(1);
    part('point-5').focus();
    key('ArrowDown', part('point-5'));
    expect(document.activeElement).toBe(part('point-25'));
    key('h');
    expect(part('point-25').getAttribute('aria-label')).toContain(t.puzzleHinted);
    expect(part('puzzle-standing').textContent).toBe(t.puzzleHintAt('f14'));
    click('point-25');
    await solver.answer('loses', 26);
    key('u');
    expect(course.game.value.stones.value).toHaveLength(6);
    key('n');
    expect(course.place.value).toBe(1);
    click('back');
    expect(onBack).toHaveBeenCalledOnce();
    course.dispose();
  });

  it('asks a finger to tap twice', () => {
    const { course } = open();
    const tap = (id: string) =>
      act(() => {
        part(id).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
        part(id).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      });
    tap('point-20');
    tap('point-21');
    expect(course.game.value.stones.value).toHaveLength(6);
    tap('point-21');
    expect(course.game.value.stones.value.at(-1)).toBe(21);
    course.dispose();
  });
});
