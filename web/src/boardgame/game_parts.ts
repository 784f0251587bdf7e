import type { Game } from '../../../wasm/engine';
import type { FallbackReason } from '../conductor/conductor';
import type { Frames, Thinker } from '../conductor/contract';
import type { WaitLog } from '../conductor/wait_log';
import type { SavedGame } from './saved_game';
import type { StageSettings } from './timeline';

/** What a game is made of; all of it is handed in, so that tests can hand in fakes. */
export interface GameParts {
  /** The page's own rules instance; the game owns it and frees it. */
  rules: Game;
  thinker: Thinker;
  /** For the board and for waiting. */
  frames: Frames;
  /** For the conductor: called first in each frame. */
  planning: Frames;
  log: WaitLog;
  /** Keeps the game as it is now. */
  keep(game: SavedGame): void;
  stage: StageSettings;
  onFallback?(reason: FallbackReason): void;
}
