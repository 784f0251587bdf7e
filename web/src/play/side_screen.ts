import type { ComponentChild } from 'preact';

/** A screen beside the game, with a script of its own. */
export interface SideScreen {
  view(): ComponentChild;
  /** Another screen shows, behind which this one stays. */
  left?(): void;
  dispose(): void;
}
