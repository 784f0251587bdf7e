import './styles.css';
import type { TacticsModule } from '../../../wasm/tactics';
import type { GamePart } from '../shell/registry';
import { tacticsParameters } from './parameters';
import { TacticsRoom } from './tactics_room';
import { messages } from './words/messages';

/** Tactics, but for its card. */
export const part: GamePart<TacticsModule> = {
  words: messages,
  parameters: tacticsParameters,
  openRoom: (session, house) => new TacticsRoom(session, house),
};
