// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CellGrid } from '../../../web/src/board/cell_grid';
import type { PlayBoardProps } from '../../../web/src/boardgame/play_board';
import { PuzzleCourse } from '../../../web/src/boardgame/puzzles/puzzle_course';
import { PuzzleScreen } from '../../../web/src/boardgame/puzzles/puzzle_screen';
import { messages as puzzleWords } from '../../../web/src/boardgame/puzzles/words/messages';
import { GOMOKU_PUZZLES } from '../../../web/src/gomoku/puzzles/puzzles';
import { messages } from '../../../web/src/gomoku/words/messages';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { at, names, opened } from '../gomoku/support/module';
import { tablesOf } from '../support/tables';
import { puzzle, puzzleParts, type SlowSolver } from './support/puzzle_set';

const t = tablesOf(messages).en;
const LADDER = [{ rung: 20, name: 'Doorman', idea: '' }];

/** The board for those who listen, without the picture, which this document cannot draw. */
vi.mock('../../../web/src/boardgame/play_board', () => ({
  PlayBoard({ shape, home, selected, labelOf, onChoose }: PlayBoardProps) {
    const focus = useMemo(() => signal(-1), []);
    const choose = (cell: number) => onChoose(cell, false);
    return (
      <CellGrid {...{ shape, focus, home, selected, labelOf }} margin="0" describedBy="" onChoose={choose} />
    );
  },
}));

afterEach(() => {
  act(() => render(null, document.body));
  expect(opened.count).toBe(0);
});

describe('the screen', () => {
  function open(saves = forgetfulSaves(), puzzles = ['a', 'b', 'c'].map((id) => puzzle(id))) {
    const parts = puzzleParts();
    const course = new PuzzleCourse({ ...parts, saves, set: { ...GOMOKU_PUZZLES, puzzles } });
    const onBack = vi.fn();
    act(() =>
      render(
        <PuzzleScreen
          course={course}
          ladder={LADDER}
          frames={parts.frames}
          dark={false}
          apart={null}
          onBack={onBack}
        />,
        document.body,
      ),
    );
    return { course, solver: parts.solver, onBack, saves };
  }

  const cell = (name: string) => `cell-${at(name)}`;

  const part = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)!;
  const click = (id: string) => act(() => part(id).click());
  const key = (name: string, target: Element = document.body) =>
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

  async function solve({ solver }: { solver: SlowSolver }) {
    click(cell('k8'));
    await solver.answer('loses', 'l8');
    click(cell('g8'));
  }

  it('leads from puzzle to puzzle and keeps what was solved', async () => {
    const opened = open();
    expect(part('puzzle-standing').textContent).toBe(puzzleWords.value.puzzleFind);
    click(cell('k8'));
    expect(part('puzzle-standing').textContent).toBe(puzzleWords.value.puzzleChecking);
    await opened.solver.answer('loses', 'l8');
    expect(part('puzzle-standing').textContent).toContain(puzzleWords.value.puzzleGoOn);
    click(cell('g8'));
    expect(part('puzzle-standing').textContent).toBe(puzzleWords.value.puzzleSolvedClean);
    expect(part('puzzle-count').textContent).toBe('1 of 3 solved');
    expect(part('puzzle-1').getAttribute('aria-label')).toContain(puzzleWords.value.puzzleIsClean);
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
  });

  it('says what the win takes, and the rule where it is not the usual one', () => {
    const { course } = open(forgetfulSaves(), [
      puzzle('a'),
      { ...puzzle('b'), kind: 'threes', rule: 'standard' },
      { ...puzzle('c'), kind: 'quiet', rule: 'renju' },
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

  it('groups the numbers by what the puzzles turn on, and says whom each of them takes', () => {
    const { course } = open(forgetfulSaves(), [
      puzzle('a'),
      puzzle('b'),
      { ...puzzle('c'), theme: 'quiet', rung: null },
    ]);
    const groups = [...document.querySelectorAll('.puzzle-group')].map((group) => group.textContent);
    expect(groups).toEqual(['Two ways to five12', 'A quiet move3']);
    expect(part('puzzle-solver').textContent).toBe(puzzleWords.value.puzzleSolver('Doorman'));
    click('puzzle-3');
    expect(part('puzzle-solver').textContent).toBe(puzzleWords.value.puzzleBeyond);
    course.dispose();
  });

  it('shows a mistake with its answer, and takes it back', async () => {
    const { course, solver } = open();
    click(cell('m8'));
    await solver.answer('open', 'k8');
    await solver.answer('open', 'g8');
    expect(part('puzzle-standing').textContent).toContain(puzzleWords.value.puzzleWrong);
    expect(part('puzzle-standing').textContent).toContain('k8');
    click('puzzle-take-back');
    expect(part('puzzle-standing').textContent).toBe(puzzleWords.value.puzzleFind);
    expect(part('puzzle-take-back').disabled).toBe(true);
    course.dispose();
  });

  it('is played with the keyboard alone', async () => {
    const { course, solver, onBack } = open();
    const played = () => names(course.game.value.played).join(' ');
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    part(cell('k9')).focus();
    key('ArrowDown', part(cell('k9')));
    expect(document.activeElement).toBe(part(cell('k8')));
    key('h');
    expect(part('puzzle-standing').textContent).toBe(puzzleWords.value.puzzleHintAt('k8'));
    click(cell('k8'));
    await solver.answer('loses', 'l8');
    expect(played()).toBe('k8 l8');
    key('u');
    expect(played()).toBe('');
    key('n');
    expect(course.place.value).toBe(1);
    click('back');
    expect(onBack).toHaveBeenCalledOnce();
    course.dispose();
  });

  it('begins the open puzzle anew when it is picked again', async () => {
    const { course, solver } = open();
    click(cell('k8'));
    await solver.answer('loses', 'l8');
    click('puzzle-1');
    expect(course.game.value.played).toEqual([]);
    course.dispose();
  });
});
