import LADDER from '../../../build/wasm/gomoku.mjs?ladder';
import { GameCard as BoardGameCard } from '../boardgame/game_card';
import type { BoardGameRoom } from '../boardgame/room';
import type { GameCard } from '../shell/registry';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { sign } from './sign';
import { messages } from './words/messages';

/** Gomoku on the home screen. */
export const card: GameCard<BoardGameRoom> = {
  words: messages,
  view: (door) => (
    <BoardGameCard
      spec={BOARD}
      showcase={SHOWCASE}
      lead={sign().line}
      ladder={LADDER}
      loadSteps={loadSteps}
      door={door}
      puzzles
      lesson
    />
  ),
};

const loadSteps = () =>
  import('../../../engine/gomoku/data/ladder.json?steps').then(({ default: steps }) => steps);
