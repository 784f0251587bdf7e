import type { Shape } from '../board/shape';
import type { Step } from '../conductor/contract';
import type { Action } from '../play/game_types';

/** A short game that plays itself on the home screen, written by hand: no engine is there yet. */
export interface Showcase {
  shape: Shape;
  /** Actions in all, and those that have been played when it begins. */
  length: number;
  begun: number;
  /** Snapshot of the board after so many actions. */
  snapshot(length: number): Int32Array;
  /** The step of action `number`, from 1. */
  step(number: number, start: number): Step;
}

interface ShowcaseParts {
  shape: Shape;
  actions: readonly Action[];
  begun: number;
  /** After so many actions, in the layouts of the game's snapshots and events. */
  snapshot(length: number): Int32Array;
  /** Of the last of so many actions. */
  events(length: number): Int32Array;
}

/** The showcase that a game's actions make. */
export function showcaseOf({ shape, actions, begun, snapshot, events }: ShowcaseParts): Showcase {
  return {
    shape,
    length: actions.length,
    begun,
    snapshot,
    step: (number, start) => ({
      action: actions[number - 1] ?? 0,
      events: events(number),
      before: snapshot(number - 1),
      after: snapshot(number),
      start,
      by: 'opponent',
    }),
  };
}
