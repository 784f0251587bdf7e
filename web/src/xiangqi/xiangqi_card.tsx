import LADDER from '../../../build/wasm/xiangqi.mjs?ladder';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { cardOf } from '../boardgame/card';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { sign } from './sign';
import { messages } from './words/messages';

/** Xiangqi on the home screen. */
export const card = cardOf({
  spec: BOARD,
  showcase: SHOWCASE,
  lead: () => sign().line,
  ladder: LADDER,
  loadSteps: () =>
    import('../../../engine/xiangqi/data/ladder.json?steps').then(({ default: steps }) => steps),
  scenes: {
    load: () => import('../../../engine/xiangqi/data/scenes.json?scenes').then(({ default: kept }) => kept),
    open: (session) =>
      import('./ladder_scenes').then(({ sceneGame }) => sceneGame(session as Session<XiangqiModule>)),
  },
  puzzles: true,
  lesson: true,
  more: {
    testId: 'deadline-open',
    words: () => messages.value.xiangqiDeadline,
    open: (cardProps) =>
      import('./deadline/open_deadline').then(({ openDeadline }) => openDeadline(cardProps)),
  },
});
