import type { Game } from '../../../../wasm/engine';
import type { Frames, Milliseconds, Stage } from '../../conductor/contract';

/** How a game shows itself on small boards that nobody touches. */
export interface SmallBoards {
  /** New ones, to be freed. */
  rules(): Game;
  /** A board at rest at a snapshot of a game that led through the position of this text. */
  table(snapshot: Int32Array, position: string): SmallTable;
}

/** A timeline, and what paints it. */
export interface SmallTable {
  stage: Pick<Stage, 'perform'> & { stepBack(snapshot: Int32Array, now: Milliseconds): void };
  /** Paints it on a canvas, on the clock of `frames`. */
  open(canvas: HTMLCanvasElement, frames: Frames): SmallBoard;
}

/** A board that is painted. */
export interface SmallBoard {
  /** Lays it out anew: its width in CSS pixels, device pixels of each, and the colours in force. */
  fit(across: number, ratio: number, theme: string): void;
  dispose(): void;
}
