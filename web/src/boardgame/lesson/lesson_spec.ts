import type { Action } from '../../play/game_types';
import type { BoardTypes } from '../board_types';

/** A small position in which one action is asked for. The player's side is to move. */
export type LessonStep<Setup extends object = object> = Setup & {
  /** Tells the steps apart. */
  name: string;
  /** The moves so far, from the start of a game. */
  actions: readonly Action[];
  /** The actions that are right, the plainest first; what both sides play after each of them. */
  ways: readonly { action: Action; answers: readonly Action[] }[];
};

/** A lesson of a game: its ideas, an action each. */
export interface LessonSpec<Types extends BoardTypes = BoardTypes> {
  readonly steps: readonly LessonStep<Types['setup']>[];
  /** The opponent of the game that the lesson ends in. */
  readonly rung: number;
  /** What is to be done in a step, and why it is worth doing. */
  task(step: LessonStep): { title: string; body: string };
  /** What came of it. */
  done(step: LessonStep): string;
}
