import LADDER from '../../../build/wasm/gomoku.mjs?ladder';
import { GameCard } from '../boardgame/game_card';
import type { App } from '../shell/app';
import { BOARD } from './board_spec';
import { SHOWCASE } from './showcase';
import { messages } from './words/messages';

/** Gomoku on the home screen. */
export function GomokuCard({ app }: { app: App }) {
  const { sessions } = app;
  return (
    <GameCard
      spec={BOARD}
      showcase={SHOWCASE}
      lead={messages.value.gomokuLine}
      ladder={sessions.get('gomoku')?.ladder ?? LADDER}
      commons={sessions.commons}
      puzzles
      growFrom={(place) => app.growFrom(place)}
      prepare={() => app.prepare('gomoku')}
      enter={(task) => app.enter('gomoku', task)}
      compare={(room, rung) => app.enterLab(room.session, rung)}
    />
  );
}
