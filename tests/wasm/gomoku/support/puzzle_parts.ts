import type { GomokuModule } from '../../../../wasm/gomoku';
import { NO_PACE } from '../../../../web/src/boardgame/pace';
import { Timeline } from '../../../../web/src/boardgame/timeline';
import { GOMOKU } from '../../../../web/src/gomoku/spec';

/** What a puzzle needs besides a solver, on a board that nobody looks at. */
export function puzzleParts(module: GomokuModule) {
  return {
    spec: GOMOKU,
    rules: new module.Game(),
    openStage: (snapshot: Int32Array) =>
      new Timeline(GOMOKU, snapshot, { pace: () => NO_PACE, motion: () => 'travel' }),
    frames: { now: () => 0 },
  };
}
