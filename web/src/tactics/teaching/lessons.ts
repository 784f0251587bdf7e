import type { Goal } from './goal';
import arrow from './positions/arrow.txt?raw';
import blow from './positions/blow.txt?raw';
import fire from './positions/fire.txt?raw';
import three from './positions/three.txt?raw';

/** A puzzle of one turn: a position, and what its turn must come to. Blue is to move. */
export interface PuzzleLesson {
  name: 'blow' | 'arrow' | 'fire';
  /** Text form of the position. */
  start: string;
  goal: Goal;
  /** The unit whose strike is the lesson; the hand points at it first. */
  actor: number;
}

/** The puzzles in their order: each type of unit, and what only it can do. */
export const PUZZLES: readonly PuzzleLesson[] = [
  { name: 'blow', start: blow, goal: { fells: [1], spares: [] }, actor: 0 },
  { name: 'arrow', start: arrow, goal: { fells: [2], spares: [] }, actor: 1 },
  { name: 'fire', start: fire, goal: { fells: [2, 3], spares: [1] }, actor: 0 },
];

/** The small battle at the end of the course: one unit of each type a side, half a turn apart. */
export const THREE_AGAINST_THREE = three;
