import type { TacticsGame } from '../../../../wasm/tactics';
import { END_TURN } from '../rules/action_code';
import { decodeEvents } from '../rules/events';
import { type Goal, isReached, type TurnEvents } from './goal';

/** Plays `codes` from the position `start` in `rules`. Returns the events of each. Throws an Error when one is refused. */
export function replay(rules: TacticsGame, start: string, codes: readonly number[]): TurnEvents {
  accept(rules.load(start));
  return codes.map((code) => {
    accept(rules.play(code));
    return decodeEvents(rules.events());
  });
}

/**
 * Every way in which what is left of the turn can reach the goal, each as the codes that are still to be played.
 * `rules` stand after `turn`, and do so again once all ways were asked for.
 */
export function* waysTo(
  rules: TacticsGame,
  goal: Goal,
  turn: TurnEvents,
  played: readonly number[] = [],
): Generator<readonly number[]> {
  if (isReached(goal, turn)) {
    yield played;
    return;
  }
  for (const code of rules.legalActions()) {
    if (code === END_TURN) continue;
    accept(rules.play(code));
    yield* waysTo(rules, goal, [...turn, decodeEvents(rules.events())], [...played, code]);
    rules.undo();
  }
}

function accept(refusal: string): void {
  if (refusal !== '') throw new Error(refusal);
}
