import '../boardgame/styles.css';
import './styles.css';
import type { GomokuModule } from '../../../wasm/gomoku';
import { BoardGameRoom } from '../boardgame/room';
import type { GamePart } from '../shell/registry';
import { gomokuParameters } from './parameters';
import { GOMOKU } from './spec';
import { messages } from './words/messages';

/** Gomoku, but for its card. */
export const part: GamePart<GomokuModule> = {
  words: messages,
  parameters: gomokuParameters,
  openRoom: (session, house) => new BoardGameRoom(GOMOKU, session, house),
};
