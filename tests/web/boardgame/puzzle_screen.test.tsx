// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { PuzzleCourse } from '../../../web/src/boardgame/puzzles/puzzle_course';
import { PuzzleScreen } from '../../../web/src/boardgame/puzzles/puzzle_screen';
import { messages } from '../../../web/src/gomoku/words/messages';
import { forgetfulSaves } from '../../../web/src/shell/storage';
import { FiveStones, puzzle, SlowSolver } from '../gomoku/support/fake_puzzle';
import { tablesOf } from '../support/tables';

const TABLES = tablesOf(messages);
const t = TABLES.en;

afterEach(() => {
  act(() => render(null, document.body));
  FiveStones.alive = 0;
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
