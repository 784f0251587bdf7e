import type { ComponentChild } from 'preact';
import type { Game } from '../../../wasm/engine';
import type { Session } from '../shell/session/session';
import type { Pace } from './pace';
import type { Spec } from './spec';
import type { Timeline } from './timeline';

/** A screen beside the game, with a script of its own. */
export interface SideScreen {
  view(): ComponentChild;
  dispose(): void;
}

/** What it gets from the controller of screens. */
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
