import type { Game } from '../../../../wasm/engine';
import type { Frames, Milliseconds, Stage, Step } from '../../conductor/contract';
import type { Commons } from '../../shell/session/session';
import type { Scenes } from './scene';

/** What a judge's value says. */
export type Valuation =
  | { kind: 'wins' | 'loses' }
  /** One's own forces over the other side's. */
  | { kind: 'strength'; ratio: number }
  /** Points expected of a game, 0 to 1. */
  | { kind: 'chance'; share: number }
  /** Points that are expected to come. */
  | { kind: 'points'; points: number }
  /** In words of the game's own. */
  | { kind: 'said'; words: string };

/** A timeline on which a scene is played. */
export type SceneStage = Pick<Stage, 'perform'> & { stepBack(snapshot: Int32Array, now: Milliseconds): void };

/** What a scene is played on: its timeline, and what paints that. */
export interface SceneTable {
  stage: SceneStage;
  /** Paints it on a canvas, on the clock of `frames`. */
  open(canvas: HTMLCanvasElement, frames: Frames): SceneBoard;
}

/** A board that is painted. */
export interface SceneBoard {
  /** Lays it out anew: its width in CSS pixels, device pixels of each, and the colours in force. */
  fit(across: number, ratio: number, theme: string): void;
  dispose(): void;
}

/** How a game shows its scenes: its rules, its board, its words. */
export interface SceneGame {
  /** New ones, to be freed. */
  rules(): Game;
  /** Whether there is anything to be seen of an action. */
  isSeen(action: number): boolean;
  /** A board at rest at a snapshot of a game that led through the position of this text. */
  table(snapshot: Int32Array, position: string): SceneTable;
  /** A position for those who listen. */
  describe(snapshot: Int32Array): string;
  /** Who is to move; null where there is only one. */
  side(snapshot: Int32Array): string | null;
  /** An action in a few words; `position` as in `table`. */
  describeStep(step: Step, position: string): string;
  /** Reads a value for the side that plays; `unit` as in `Scenes`. */
  valuation(value: number, unit: number): Valuation;
}

/** A game's scenes, as its card hands them over. */
export interface SceneSource {
  readonly commons: Pick<Commons, 'frames' | 'settings'>;
  /** The story that a rung's scene is a part of; null for one beyond it, absent where there is none. */
  story?(rung: number): string | null;
  load(): Promise<Scenes>;
  open(): Promise<SceneGame>;
}
