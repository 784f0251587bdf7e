import LADDER from '../../../build/wasm/othello.mjs?ladder';
import type { OthelloModule } from '../../../wasm/othello';
import { cardOf } from '../boardgame/card';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { sign } from './sign';
import { messages } from './words/messages';

/** Othello on the home screen. */
export const card = cardOf({
  spec: BOARD,
  showcase: SHOWCASE,
  lead: () => sign().line,
  ladder: LADDER,
  loadSteps: () =>
    import('../../../engine/othello/data/ladder.json?steps').then(({ default: steps }) => steps),
  scenes: {
    load: () => import('../../../engine/othello/data/scenes.json?scenes').then(({ default: kept }) => kept),
    open: (session) =>
      import('./ladder_scenes').then(({ sceneGame }) => sceneGame(session as Session<OthelloModule>)),
  },
  puzzles: true,
  lesson: true,
  more: {
    testId: 'repeats-open',
    words: () => messages.value.othelloRepeats,
    open: (cardProps) => import('./repeats/open_repeats').then(({ openRepeats }) => openRepeats(cardProps)),
  },
});
