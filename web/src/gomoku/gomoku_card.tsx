import LADDER from '../../../build/wasm/gomoku.mjs?ladder';
import type { GomokuModule } from '../../../wasm/gomoku';
import { cardOf } from '../boardgame/card';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { sign } from './sign';

/** Gomoku on the home screen. */
export const card = cardOf({
  spec: BOARD,
  showcase: SHOWCASE,
  lead: () => sign().line,
  ladder: LADDER,
  loadSteps: () =>
    import('../../../engine/gomoku/data/ladder.json?steps').then(({ default: steps }) => steps),
  scenes: {
    load: () => import('../../../engine/gomoku/data/scenes.json?scenes').then(({ default: kept }) => kept),
    open: (session) =>
      import('./ladder_scenes').then(({ sceneGame }) => sceneGame(session as Session<GomokuModule>)),
  },
  puzzles: true,
  lesson: true,
});
