import type { Blur, Game } from '../../../wasm/engine';
import type { FallbackReason } from '../conductor/conductor';
import type { Frames, Milliseconds, Opponent, Thinker } from '../conductor/contract';
import type { Visibility } from '../conductor/visibility';
import type { WaitLog } from '../conductor/wait_log';
import type { SavedGame } from './game_types';
import type { GameStage } from './stage';

/** What a game is made of; all of it is handed in, so that tests can hand in their own. */
export interface GameParts<Stage extends GameStage = GameStage> {
  /** The page's own rules instance, at the start of the game; the game owns it and frees it. */
  rules: Game;
  thinker: Thinker;
  /** For the board and for waiting. */
  frames: Frames;
  /** For the conductor: called first in each frame. */
  planning: Frames;
  log: WaitLog;
  /** Opens the board's timeline at a snapshot. */
  openStage(snapshot: Int32Array): Stage;
  /** From the board's appearing to the opponent's first action. */
  firstAnswer: Milliseconds;
  /** How long the opponent's turn is announced before its first action; absent where it is not. */
  banner?(): Milliseconds;
  /** The opponent's imperfection on purpose. */
  blur: Blur;
  /** What else the opponent is told of how it plays. */
  character?: Pick<Opponent, 'personality'>;
  /** Keeps the game as it is now. */
  keep(game: SavedGame): void;
  visibility?: Visibility;
  onFallback?(reason: FallbackReason): void;
}

/** What a controller hands to a game beside its board. */
export type OpenedParts = Omit<GameParts, 'openStage' | 'firstAnswer' | 'banner'>;
