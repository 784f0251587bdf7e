import type { GoalFailure } from './goal';
import type { PuzzleLesson } from './lessons';
import type { Gesture, Puzzle } from './puzzle';
import type { Teaching } from './teaching';
import type { Messages } from './words/messages';

/** Sentences of the course, in the language of a table. */

export function taskLine(t: Messages, { name }: PuzzleLesson): string {
  return { blow: t.teachBlow, arrow: t.teachArrow, fire: t.teachFire }[name];
}

/** What is said of a puzzle that was solved. */
export function praiseLine(t: Messages, { name }: PuzzleLesson): string {
  return { blow: t.teachBlowDone, arrow: t.teachArrowDone, fire: t.teachFireDone }[name];
}

export function gestureLine(t: Messages, { name }: PuzzleLesson, gesture: Gesture): string {
  if (gesture === 'confirm') return t.teachConfirm;
  const picks = { blow: t.teachPickFighter, arrow: t.teachPickArcher, fire: t.teachPickWizard };
  const aims = { blow: t.teachAimBlow, arrow: t.teachAimArrow, fire: t.teachAimFire };
  return (gesture === 'pick' ? picks : aims)[name];
}

export function failureLine(t: Messages, failure: GoalFailure): string {
  return {
    idle: t.teachFailedIdle,
    friend: t.teachFailedFriend,
    part: t.teachFailedPart,
    none: t.teachFailedNone,
  }[failure];
}

/** What those hear who listen instead of look: the task, what to do, how it went. */
export function saidOf(t: Messages, teaching: Teaching): string {
  const lesson = teaching.lesson.value;
  if (lesson.kind === 'puzzle') return saidOfPuzzle(t, lesson.puzzle);
  const outcome = lesson.battle.outcome.value;
  if (outcome !== null) return outcome === 'won' ? t.teachWon : t.teachNotWon;
  return lesson.battle.snapshot.value.round === 1 ? t.teachThree : '';
}

function saidOfPuzzle(t: Messages, { lesson, solved, failure, guide }: Puzzle): string {
  if (solved.value) return praiseLine(t, lesson);
  if (failure.value !== null) return failureLine(t, failure.value);
  if (guide.value === null) return '';
  const gesture = gestureLine(t, lesson, guide.value.gesture);
  return guide.value.gesture === 'pick' ? `${taskLine(t, lesson)} ${gesture}` : gesture;
}
