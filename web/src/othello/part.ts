import '../boardgame/styles.css';
import './styles.css';
import type { OthelloModule } from '../../../wasm/othello';
import { BoardGameController } from '../boardgame/controller';
import type { GamePart } from '../shell/session/registry';
import { othelloParameters } from './parameters';
import { OTHELLO } from './spec';
import { messages } from './words/messages';

/** Othello, but for its card. */
export const part: GamePart<OthelloModule> = {
  words: messages,
  parameters: othelloParameters,
  openController: (session, app) => new BoardGameController(OTHELLO, session, app),
};
