import type { Twenty48Game as Rules, Twenty48Module } from '../../../wasm/twenty48';
import type { GameController } from '../play/game_controller';
import type { GameParts as TurnParts } from '../play/game_parts';
import type { Friends } from '../play/game_types';
import type { AppServices } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import type { Twenty48Parameters } from './parameters';
import type { Preferences } from './preferences';
import type { SavedGame } from './saved_game';
import type { StageSettings } from './stage';

/** What every game here is made of; all of it is handed in, so that tests can hand in fakes. */
export interface SharedParts
  extends Pick<TurnParts, 'frames' | 'planning' | 'log' | 'visibility' | 'onFallback'> {
  /** The page's own rules; a game owns those that it opens, and frees them. */
  openRules(): Rules;
  stage: Pick<StageSettings, 'slide' | 'motion' | 'cues'>;
}

/** What a game alone is made of. */
export interface GameParts extends SharedParts, Pick<TurnParts, 'thinker'> {
  /** Keeps the game as it is now. */
  keep(game: SavedGame): void;
  preferences: Preferences;
  /** The rung that advises the player; `asked`: it is about to, else it thinks in case it is. */
  analysis(asked: boolean): number;
  /** The rung that plays when the engine is asked to. */
  autoplayer(): number;
}

/** What opens a screen beside the game, and keeps what is on it. */
export interface Opener
  extends Pick<
    GameController<never, never>,
    'lock' | 'takeUp' | 'settleOnce' | 'playable' | 'openSideScreen'
  > {
  readonly session: Session<Twenty48Module>;
  readonly app: AppServices<Twenty48Parameters & { friends?: Friends }>;
  readonly parts: SharedParts;
}
