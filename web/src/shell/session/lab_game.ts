import type { MeasuredStep } from './measured_step';
import type { SmallBoards } from './small_boards';

/** Weights that some opponents can be given instead of their own. */
export interface WeightsKind {
  /** By the engine's name. */
  kind: string;
  /** How many numbers they are. */
  length: number;
  /** The lowest rung that plays by such weights, and the highest, if not all above it do. */
  from: number;
  to?: number;
}

/** What the lab knows of a game besides its rules. */
export interface LabGame {
  /** How its games are shown on small boards. */
  boards: SmallBoards;
  /** Characters that its opponents can be played in besides as they are, by the engine's names; in the language in use. */
  personalities(): readonly { name: string; title: string }[];
  /** Kinds of weights that its opponents play by, and that can be others; none where they have none. */
  weights: readonly WeightsKind[];
  /** Text form of a position that an address tells otherwise; null for what is no such thing. */
  startOf?(told: string): string | null;
  /** What its ladder was measured to be when this release was made. */
  measuredSteps(): Promise<readonly MeasuredStep[]>;
  /** Nodes a second of its engine's fixed bench on the machine that devices are held against. */
  referenceSpeed: number;
}
