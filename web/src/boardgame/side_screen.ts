import type { Game } from '../../../wasm/engine';
import type { Session } from '../shell/session/session';
import type { Pace } from './pace';
import type { Spec } from './spec';
import type { Timeline } from './timeline';

/** What a screen beside the game gets from the controller of screens. */
export interface SideScreenParts {
  spec: Spec;
  session: Session;
  /** Opens rules, which who asks for them frees. */
  openRules(): Game;
  /** Opens a board's timeline at a snapshot. */
  openStage(snapshot: Int32Array, pace: Pace): Timeline;
  /** The strongest rung there is. */
  strongest: number;
  onHome(): void;
}
