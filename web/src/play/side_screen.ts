import type { ComponentChild } from 'preact';

/** A screen beside the game, with a script of its own. */
export interface SideScreen {
  view(): ComponentChild;
  dispose(): void;
}
