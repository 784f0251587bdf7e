import type { EngineModule } from '../../../wasm/engine';
import type { SceneGame, Valuation } from '../ladder/scenes/scene_game';
import type { Commons } from '../shell/session/session';
import { openBoard } from './open_board';
import { NO_PACE } from './pace';
import type { BoardSpec } from './spec';
import { Timeline } from './timeline';

/** From here on a score is a forced win (engine/core/types.h). */
const FORCED = 999_990_000;

/**
 * How a board game shows the scenes of its ladder. `describe` tells a position to those who listen; `valuation` says what
 * a value means, which is odds, of which one unit is ten to one, where it is not given.
 */
export function sceneGameOf(
  spec: BoardSpec,
  module: EngineModule,
  { settings }: Pick<Commons, 'settings'>,
  describe: SceneGame['describe'],
  valuation: SceneGame['valuation'] = oddsOf,
): SceneGame {
  const setupOf = (position: string) => spec.setup.fromText(position) ?? spec.setup.usual;
  return {
    rules: () => new module.Game(),
    isSeen: () => true,
    table(snapshot, position) {
      const stage = new Timeline(spec, snapshot, {
        pace: () => NO_PACE,
        motion: () => (settings.reducedMotion.value ? 'fade' : 'travel'),
      });
      const shape = spec.shape(setupOf(position), 0);
      return {
        stage,
        open: (canvas, frames) => openBoard(canvas, stage, shape, spec.look, frames),
      };
    },
    describe,
    side: (snapshot) => spec.sides.name(spec.sides.colourToMove(spec.decodeSnapshot(snapshot))),
    describeStep: ({ action }, position) => spec.words.notation(action, setupOf(position)),
    valuation,
  };
}

function oddsOf(value: number, unit: number): Valuation {
  if (Math.abs(value) >= FORCED) return { kind: value > 0 ? 'wins' : 'loses' };
  return { kind: 'chance', share: 1 / (1 + 10 ** (-value / unit)) };
}
