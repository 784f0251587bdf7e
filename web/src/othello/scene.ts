import type { Cell } from '../board/shape';
import type { WeighedPose } from '../boardgame/thinking/weighing_fade';
import type { Colour } from '../play/game_types';
import type { Disc, Snapshot } from './snapshot';

/** A disc that is not there: one that could be placed, or one of a MultiPV line. */
export interface GhostDisc {
  cell: Cell;
  colour: Colour;
}

/** A disc on its way from one of its sides to the other. */
export interface Turning {
  /** The colour that it had. */
  from: Colour;
  /** How far it has come, 0-1. */
  part: number;
  /** The direction across its axis, in radians from the x-axis on; null where it fades instead of turning. */
  across: number | null;
}

/** A disc as it is to be drawn. */
export interface DiscPose extends Disc {
  /** Height over the board: 0 lies on it, 1 is in the hand. */
  lift: number;
  /** 0-1. */
  opacity: number;
  turning: Turning | null;
}

/** What is to be drawn at a moment. */
export interface Scene {
  discs: readonly DiscPose[];
  /** Where the last disc was placed, `NO_CELL` for none. */
  last: Cell;
  /** Discs that the opponent weighs. */
  weighed: readonly WeighedPose<GhostDisc>[];
}

/** A snapshot by itself. */
export function restingScene({ discs, last }: Snapshot): Scene {
  return { discs: discs.map(atRest), last, weighed: [] };
}

export function atRest(disc: Disc): DiscPose {
  return { ...disc, lift: 0, opacity: 1, turning: null };
}

/** The scene with a disc as it is now; it takes the place of what lay on its cell. */
export function withDisc(scene: Scene, pose: DiscPose): Scene {
  return { ...scene, discs: [...scene.discs.filter(({ cell }) => cell !== pose.cell), pose] };
}
