import { useEffect, useRef } from 'preact/hooks';
import { KeyHelp } from '../../board/key_help';
import type { KeyLine } from '../../board/key_help/key_line';
import { beginOnBoard, useKeys } from '../../board/keys';
import type { Frames } from '../../conductor/contract';
import type { Action } from '../../play/game_types';
import { Icon } from '../../shell/ui/icons';
import { ExerciseBoard } from '../exercise_board';
import type { Spec } from '../spec';
import type { LessonCourse } from './lesson_course';
import type { LessonGame } from './lesson_game';
import { messages } from './words/messages';

export interface LessonScreenProps {
  course: LessonCourse;
  spec: Spec;
  /** Name of the opponent at the end. */
  opponent: string;
  frames: Frames;
  dark: boolean;
  onPlay(): void;
  onBack(): void;
}

const LESSON_KEYS: readonly KeyLine[] = ['←↑↓→ walk', 'Enter choose'];

/** A step of the lesson: what is to be done, the board, what came of it, and the way on. */
export function LessonScreen(props: LessonScreenProps) {
  const { course, spec, frames, dark, onBack } = props;
  const t = messages.value;
  const game = course.game.value;
  const { title, body } = course.lesson.task(game.step);
  useKeys(course, beginOnBoard);
  return (
    <div class="puzzles lesson" data-game={spec.game} data-testid="lesson" data-phase={game.phase.value}>
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.lessonTitle}</h1>
        <span class="quiet figures">{t.lessonStep(course.place.value + 1, course.lesson.steps.length)}</span>
      </header>
      <section class="puzzle-task" aria-label={title} data-testid="lesson-task">
        <spec.sides.Token colour={spec.sides.colourOf(game.snapshot.value, game.side)} size={34} />
        <div>
          <p class="puzzle-task-line">{title}</p>
          <p class="quiet">{body}</p>
        </div>
      </section>
      <ExerciseBoard
        key={game.step.name}
        spec={spec}
        game={game}
        setup={game.step}
        shown={() => shownIn(game)}
        frames={frames}
        dark={dark}
      />
      <div class="puzzle-side">
        <Standing course={course} game={game} spec={spec} />
        <WayOn {...props} />
      </div>
      <KeyHelp lines={LESSON_KEYS} />
    </div>
  );
}

/** Who has missed it is shown where it is. */
function shownIn({ missed, phase, step }: LessonGame): Action | null {
  return missed.value > 0 && phase.value === 'player' ? (step.ways[0]?.action ?? null) : null;
}

/** How the step stands, said to those who listen too. */
function Standing({ course, game, spec }: Pick<LessonScreenProps, 'course' | 'spec'> & { game: LessonGame }) {
  const t = messages.value;
  const phase = game.phase.value;
  const words = {
    player: game.missed.value > 0 ? t.lessonMissed : spec.input === 'move' ? t.lessonMove : t.lessonTap,
    answering: t.lessonAnswering,
    done: course.lesson.done(game.step),
  };
  return (
    <p
      class={phase === 'done' ? 'puzzle-standing puzzle-good' : 'puzzle-standing'}
      role="status"
      data-testid="lesson-standing"
    >
      {phase === 'done' ? <Icon name="check" /> : null}
      <span>{words[phase]}</span>
    </p>
  );
}

/** On to the next step, at last into a game; a lesson can be left for it at any time. */
function WayOn({ course, opponent, onPlay }: LessonScreenProps) {
  const t = messages.value;
  const done = course.game.value.phase.value === 'done';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done) button.current?.focus({ preventScroll: true });
  }, [done]);
  const play = done && course.isLast;
  return (
    <div class="lesson-way">
      {play ? (
        <button ref={button} type="button" class="button primary" data-testid="lesson-play" onClick={onPlay}>
          <Icon name="play" />
          {t.lessonPlay(opponent)}
        </button>
      ) : (
        <button
          ref={button}
          type="button"
          class={done ? 'button primary' : 'button'}
          disabled={!done}
          data-testid="lesson-next"
          onClick={() => course.open(course.place.value + 1)}
        >
          <Icon name="forward" />
          {t.lessonNext}
        </button>
      )}
      {play ? null : (
        <button type="button" class="link" data-testid="lesson-skip" onClick={onPlay}>
          {t.lessonSkip(opponent)}
        </button>
      )}
    </div>
  );
}
