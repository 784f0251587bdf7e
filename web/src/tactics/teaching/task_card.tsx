import { type Messages, messages } from '../../i18n/messages';
import { Icon } from '../../shell/icons';
import { Token } from '../token';
import type { Shortfall } from './goal';
import type { PuzzleLesson } from './lessons';
import type { Cue, Puzzle } from './puzzle';

/** What a puzzle asks for, what to do next, and what went wrong; read out as it changes. */
export function TaskCard({ puzzle }: { puzzle: Puzzle }) {
  const t = messages.value;
  const { lesson } = puzzle;
  const failure = puzzle.failure.value;
  const guide = puzzle.guide.value;
  const actor = puzzle.battle.snapshot.value.units[lesson.actor];
  return (
    <section class="task" role="status" data-testid="task">
      {actor === undefined ? null : <Token side={actor.side} type={actor.type} size={44} />}
      <div class="task-words">
        <p class="task-line">{taskLine(t, lesson)}</p>
        {puzzle.solved.value ? (
          <p class="sr-only">{praise(t, lesson)}</p>
        ) : failure !== null ? (
          <p class="task-failed" data-testid="task-failed">
            <Icon name="restart" size={16} />
            {failureLine(t, failure)}
          </p>
        ) : (
          <p class="quiet">{guide === null ? '' : cueLine(t, lesson, guide.cue)}</p>
        )}
      </div>
    </section>
  );
}

function taskLine(t: Messages, { name }: PuzzleLesson): string {
  return { blow: t.teachBlow, arrow: t.teachArrow, fire: t.teachFire }[name];
}

/** What is said of a puzzle that was solved. */
export function praise(t: Messages, { name }: PuzzleLesson): string {
  return { blow: t.teachBlowDone, arrow: t.teachArrowDone, fire: t.teachFireDone }[name];
}

function cueLine(t: Messages, { name }: PuzzleLesson, cue: Cue): string {
  if (cue === 'confirm') return t.teachConfirm;
  const picks = { blow: t.teachPickFighter, arrow: t.teachPickArcher, fire: t.teachPickWizard };
  const aims = { blow: t.teachAimBlow, arrow: t.teachAimArrow, fire: t.teachAimFire };
  return (cue === 'pick' ? picks : aims)[name];
}

function failureLine(t: Messages, failure: Shortfall): string {
  return {
    idle: t.teachFailedIdle,
    friend: t.teachFailedFriend,
    part: t.teachFailedPart,
    none: t.teachFailedNone,
  }[failure];
}
