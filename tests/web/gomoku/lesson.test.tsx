// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LessonCourse } from '../../../web/src/boardgame/lesson/lesson_course';
import { ANSWER_MS, LessonGame } from '../../../web/src/boardgame/lesson/lesson_game';
import { LessonScreen } from '../../../web/src/boardgame/lesson/lesson_screen';
import { PUZZLE_PACE } from '../../../web/src/boardgame/pace';
import { Timeline } from '../../../web/src/boardgame/timeline';
import { LESSON } from '../../../web/src/gomoku/lesson/lesson';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { FakeFrames } from '../support/fake_time';
import { actionsOf, names, opened, openRules } from './support/module';

const BLACK_WON = 1;

afterEach(() => act(() => render(null, document.body)));

function parts() {
  const frames = new FakeFrames();
  return {
    spec: GOMOKU,
    frames,
    openStage: (snapshot: Int32Array) =>
      new Timeline(GOMOKU, snapshot, { pace: () => PUZZLE_PACE, motion: () => 'travel' }),
  };
}

/** The rules after so many stones of a step, and then some. */
function playedOn(place: number, ...more: readonly number[]) {
  const step = LESSON.steps[place]!;
  const rules = openRules(step);
  for (const action of [...step.actions, ...more]) expect(rules.play(action)).toBe('');
  return rules;
}

/** Whether the side to move has a stone that makes five. */
function canWin(rules: ReturnType<typeof openRules>): boolean {
  return [...rules.legalActions()].some((action) => {
    rules.play(action);
    const won = rules.result() !== 0;
    rules.undo();
    return won;
  });
}

describe('the lesson’s positions', () => {
  it.each(LESSON.steps.map((step, place) => [step.name, place] as const))(
    'of %s are Black’s move, without a five that White could make, and play on by the rules',
    (_, place) => {
      const step = LESSON.steps[place]!;
      const rules = playedOn(place);
      expect(rules.sideToMove()).toBe(0);
      rules.delete();
      for (const { action, answers } of step.ways) {
        const after = playedOn(place, action);
        expect(after.result() !== 0 || !canWin(after)).toBe(true);
        after.delete();
        playedOn(place, action, ...answers).delete();
      }
    },
  );

  it('win at once by a row, and by two threats in the end, whatever White does', () => {
    const [row, , , double] = LESSON.steps;
    const won = playedOn(0, row!.ways[0]!.action);
    const line = playedOn(3, double!.ways[0]!.action, ...double!.ways[0]!.answers);
    expect([won.result(), line.result()]).toEqual([BLACK_WON, BLACK_WON]);
    won.delete();
    line.delete();
  });

  it('of a four have one answer, and it is the one that is given', () => {
    for (const { action, answers } of LESSON.steps[1]!.ways) {
      const rules = playedOn(1, action);
      const holes = [...rules.legalActions()].filter((reply) => {
        rules.play(reply);
        const held = ![...rules.legalActions()].some((next) => {
          rules.play(next);
          const five = rules.result() !== 0;
          rules.undo();
          return five;
        });
        rules.undo();
        return held;
      });
      expect(holes).toEqual(answers);
      rules.delete();
    }
  });
});

describe('a step', () => {
  it('takes only what is asked for, shows where that is once it was missed, and is answered', () => {
    const made = parts();
    const step = LESSON.steps[1]!;
    const game = new LessonGame({ ...made, rules: openRules(step) }, step);
    expect(game.choose(actionsOf('a1', 9)[0]!)).toBe(false);
    expect([game.phase.value, game.missed.value]).toEqual(['player', 1]);
    expect(game.choose(step.ways[0]!.action)).toBe(true);
    expect([game.phase.value, game.legalActions()]).toEqual(['answering', []]);
    made.frames.paintUntil(made.frames.now() + 2 * ANSWER_MS + 100);
    expect(game.phase.value).toBe('done');
    const { stones } = game.snapshot.value as unknown as { stones: { cell: number }[] };
    expect(
      names(
        stones.slice(-2).map(({ cell }) => cell),
        9,
      ),
    ).toEqual(['c3', 'b2']);
    game.dispose();
  });
});

it('the lesson leads through its steps into a game, and frees its rules', () => {
  const before = opened.count;
  const made = parts();
  const course = new LessonCourse({ ...made, lesson: LESSON, openRules: () => openRules() });
  const onPlay = vi.fn();
  const show = () =>
    act(() =>
      render(
        <LessonScreen
          course={course}
          spec={GOMOKU as never}
          opponent="Builder"
          frames={made.frames}
          dark={false}
          onPlay={onPlay}
          onBack={() => {}}
        />,
        document.body,
      ),
    );
  show();
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-testid=lesson-${name}]`);
  for (const step of LESSON.steps) {
    expect(document.body.textContent).toContain(LESSON.task(step).title);
    expect(button('next')?.disabled).toBe(true);
    act(() => void course.game.value.choose(step.ways[0]!.action));
    act(() => made.frames.paintUntil(made.frames.now() + 6 * ANSWER_MS));
    expect(document.body.textContent).toContain(LESSON.done(step));
    act(() => button('next')?.click());
  }
  act(() => button('play')?.click());
  expect(onPlay).toHaveBeenCalledTimes(1);
  course.dispose();
  expect(opened.count).toBe(before);
});
