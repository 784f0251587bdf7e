import type { Step } from '../../conductor/contract';
import type { Scene } from './scene';
import type { SceneGame } from './scene_game';

/** A scene as the board shows it. */
export interface SceneScript {
  /** The engine's snapshot of the position. */
  start: Int32Array;
  /** What both do from there on, as far as there is anything to be seen; without moments. */
  below: readonly Step[];
  own: readonly Step[];
}

/** Throws a RangeError where the rules do not know the position or one of the actions. */
export function scriptOf(game: SceneGame, { position, turn, belowTurn }: Scene): SceneScript {
  const rules = game.rules();
  try {
    const stepsOf = (actions: readonly string[]): Step[] => {
      accepted(rules.load(position));
      return actions.flatMap((text) => {
        const action = rules.parseAction(text);
        const before = rules.snapshot();
        accepted(rules.play(action));
        const step: Step = {
          action,
          events: rules.events(),
          before,
          after: rules.snapshot(),
          start: 0,
          by: 'player',
        };
        return game.isSeen(action) ? [step] : [];
      });
    };
    accepted(rules.load(position));
    return { start: rules.snapshot(), below: stepsOf(belowTurn), own: stepsOf(turn) };
  } finally {
    rules.delete();
  }
}

function accepted(refusal: string): void {
  if (refusal !== '') throw new RangeError(refusal);
}
