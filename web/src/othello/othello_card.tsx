import LADDER from '../../../build/wasm/othello.mjs?ladder';
import type { OthelloModule } from '../../../wasm/othello';
import { GameCard as BoardGameCard } from '../boardgame/game_card';
import type { BoardGameRoom } from '../boardgame/room';
import type { GameCard } from '../shell/registry';
import type { Session } from '../shell/session';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { sign } from './sign';
import { messages } from './words/messages';

/** Othello on the home screen. */
export const card: GameCard<BoardGameRoom> = {
  words: messages,
  ladder: LADDER,
  view: (door) => (
    <BoardGameCard
      spec={BOARD}
      showcase={SHOWCASE}
      lead={sign().line}
      ladder={LADDER}
      loadSteps={loadSteps}
      scenes={scenes}
      door={door}
      puzzles={false}
      lesson={false}
    />
  ),
};

const scenes = {
  load: () => import('../../../engine/othello/data/scenes.json?scenes').then(({ default: kept }) => kept),
  open: (session: BoardGameRoom['session']) =>
    import('./ladder_scenes').then(({ sceneGame }) => sceneGame(session as Session<OthelloModule>)),
};

const loadSteps = () =>
  import('../../../engine/othello/data/ladder.json?steps').then(({ default: steps }) => steps);
