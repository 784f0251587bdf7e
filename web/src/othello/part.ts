import '../boardgame/styles.css';
import './styles.css';
import type { OthelloModule } from '../../../wasm/othello';
import { BoardGameRoom } from '../boardgame/room';
import type { GamePart } from '../shell/registry';
import { othelloParameters } from './parameters';
import { OTHELLO } from './spec';
import { messages } from './words/messages';

/** Othello, but for its card. */
export const part: GamePart<OthelloModule> = {
  words: messages,
  parameters: othelloParameters,
  openRoom: (session, house) => new BoardGameRoom(OTHELLO, session, house),
};
