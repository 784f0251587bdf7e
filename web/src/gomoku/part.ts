import '../boardgame/styles.css';
import './styles.css';
import type { GomokuModule } from '../../../wasm/gomoku';
import { BoardGameController } from '../boardgame/controller';
import type { GamePart } from '../shell/session/registry';
import { gomokuParameters } from './parameters';
import { GOMOKU } from './spec';
import { messages } from './words/messages';

/** Gomoku, but for its card. */
export const part: GamePart<GomokuModule> = {
  words: messages,
  parameters: gomokuParameters,
  openController: (session, app) => new BoardGameController(GOMOKU, session, app),
};
