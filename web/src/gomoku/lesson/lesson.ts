import type { LessonSpec, LessonStep } from '../../boardgame/lesson/lesson_spec';
import { readMoves } from '../files/notation';
import type { Gomoku } from '../gomoku_types';
import type { Setup } from '../setup';
import { messages } from './words/messages';

const SIZE = 9;

/** The four ideas that every game is made of; all of them on a small board, Black to move. */
const NAMES = ['row', 'four', 'openThree', 'doubleThreat'] as const;
type Name = (typeof NAMES)[number];

/** The opponent at the end: it builds rows, and little more. */
const RUNG = 10;

/** Stones so far, and the points that are right, each with what both sides play then. */
const POSITIONS: Readonly<Record<Name, { stones: string; ways: Readonly<Record<string, string>> }>> = {
  row: { stones: 'd5c5e5d6f5f6g5e3', ways: { h5: '' } },
  four: { stones: 'd4g7e5d7f6h3', ways: { c3: 'b2', b2: 'c3' } },
  openThree: { stones: 'e5d7f5g3', ways: { d5: 'g5', g5: 'd5', c5: 'd5', h5: 'g5' } },
  doubleThreat: { stones: 'c5b5d5c7e5d3f6h7f7b8', ways: { f5: 'g5f4f8f3' } },
};

/** Gomoku in half a minute. */
export const LESSON: LessonSpec<Gomoku> = {
  steps: NAMES.map(stepOf),
  rung: RUNG,
  task: ({ name }) => messages.value.tasks[name as Name],
  done: ({ name }) => messages.value.done[name as Name],
};

function stepOf(name: Name): LessonStep<Setup> {
  const { stones, ways } = POSITIONS[name];
  return {
    name,
    size: SIZE,
    rule: 'freestyle',
    opening: 'free',
    actions: movesOf(stones),
    ways: Object.entries(ways).flatMap(([point, answers]) =>
      movesOf(point).map((action) => ({ action, answers: movesOf(answers) })),
    ),
  };
}

function movesOf(text: string): number[] {
  const moves = readMoves(text, SIZE);
  if (moves === null) throw new Error(`"${text}" are no moves of a board of ${SIZE}`);
  return moves;
}
