import type { LessonSpec, LessonStep } from '../../boardgame/lesson/lesson_spec';
import { readMoves } from '../notation/iccs';
import type { Setup } from '../setup';
import type { Xiangqi } from '../xiangqi_types';
import { messages } from './words/messages';

/** The pieces one after the other, the palace, the river, and generals that face each other; Red to move in all of it. */
const NAMES = ['chariot', 'cannon', 'horse', 'elephant', 'palace', 'soldier', 'facing'] as const;
type Name = (typeof NAMES)[number];

/** The opponent at the end: it takes what is worth most, and looks at nothing else. */
const RUNG = 10;

/** Positions as FEN has them, and the moves that are right. */
const POSITIONS: Readonly<Record<Name, { pieces: string; moves: string }>> = {
  chariot: { pieces: '5k3/1n7/9/9/9/1R7/9/9/9/3K5', moves: 'b4b8' },
  cannon: { pieces: '3k5/7r1/9/9/7p1/9/9/7C1/9/5K3', moves: 'h2h8' },
  horse: { pieces: '3k5/9/9/5c3/4P4/4N4/6c2/9/9/5K3', moves: 'e4g3' },
  elephant: { pieces: '3k5/9/9/9/9/2p3p2/3p5/4B4/9/5K3', moves: 'e2g4' },
  palace: { pieces: '3k5/4r4/5r3/9/9/9/9/9/9/3AK4', moves: 'd0e1' },
  soldier: { pieces: '3k5/9/9/9/4Pn3/2Pc5/9/9/9/5K3', moves: 'e5f5' },
  facing: { pieces: '3k5/9/9/9/9/9/R8/9/9/4K4', moves: 'a3d3a3a8' },
};

/** Xiangqi in a minute. */
export const LESSON: LessonSpec<Xiangqi> = {
  steps: NAMES.map(stepOf),
  rung: RUNG,
  task: ({ name }) => messages.value.tasks[name as Name],
  done: ({ name }) => messages.value.done[name as Name],
};

function stepOf(name: Name): LessonStep<Setup> {
  const { pieces, moves } = POSITIONS[name];
  const ways = (readMoves(moves) ?? []).map((action) => ({ action, answers: [] }));
  return { name, start: `${pieces} w - - 0 1`, actions: [], ways };
}
