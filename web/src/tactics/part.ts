import './styles.css';
import type { TacticsModule } from '../../../wasm/tactics';
import type { GamePart } from '../shell/session/registry';
import { tacticsParameters } from './parameters';
import { TacticsController } from './tactics_controller';
import { messages } from './words/messages';

/** Tactics, but for its card. */
export const part: GamePart<TacticsModule> = {
  words: messages,
  parameters: tacticsParameters,
  openController: (session, app) => new TacticsController(session, app),
};
