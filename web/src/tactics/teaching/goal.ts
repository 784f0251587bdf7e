import type { TacticsEvent } from '../rules/events';

/** What a puzzle asks for: a single action of the turn must do all of it. */
export interface Goal {
  /** Enemy units that must fall to one and the same action. */
  fells: readonly number[];
  /** Own units that nobody may hit. */
  spares: readonly number[];
}

/** The engine's events of each action of a turn so far. */
export type TurnEvents = readonly (readonly TacticsEvent[])[];

/** Why a turn missed its goal; `idle`: it ended before the goal was reached. */
export type GoalFailure = 'idle' | 'friend' | 'part' | 'none';

export function isReached(goal: Goal, turn: TurnEvents): boolean {
  return !hitsFriend(goal, turn) && turn.some((events) => fallen(goal, events) === goal.fells.length);
}

/** What a turn that can no longer reach its goal has come to. */
export function failureOf(goal: Goal, turn: TurnEvents): GoalFailure {
  if (hitsFriend(goal, turn)) return 'friend';
  return turn.some((events) => fallen(goal, events) > 0) ? 'part' : 'none';
}

function fallen({ fells }: Goal, events: readonly TacticsEvent[]): number {
  return events.filter((event) => event.kind === 'death' && fells.includes(event.unit)).length;
}

function hitsFriend({ spares }: Goal, turn: TurnEvents): boolean {
  return turn.flat().some((event) => event.kind === 'hit' && spares.includes(event.unit));
}
