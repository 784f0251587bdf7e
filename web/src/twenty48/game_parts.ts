import type { Twenty48Game as Rules } from '../../../wasm/twenty48';
import type { FallbackReason } from '../conductor/conductor';
import type { Frames, Thinker } from '../conductor/contract';
import type { Visibility } from '../conductor/visibility';
import type { WaitLog } from '../conductor/wait_log';
import type { Preferences } from './preferences';
import type { SavedGame } from './saved_game';
import type { StageSettings } from './stage';

/** What a game is made of; all of it is handed in, so that tests can hand in fakes. */
export interface GameParts {
  /** The page's own rules instance; the game owns it and frees it. */
  rules: Rules;
  thinker: Thinker;
  /** For the board and for waiting. */
  frames: Frames;
  /** For the conductor: called first in each frame. */
  planning: Frames;
  log: WaitLog;
  /** Keeps the game as it is now. */
  keep(game: SavedGame): void;
  preferences: Preferences;
  /** The rung that advises the player; `asked`: it is about to, else it thinks in case it is. */
  analysis(asked: boolean): number;
  /** The rung that plays when the engine is asked to. */
  autoplayer(): number;
  stage: Pick<StageSettings, 'slide' | 'motion' | 'cues'>;
  visibility?: Visibility;
  onFallback?(reason: FallbackReason): void;
}
