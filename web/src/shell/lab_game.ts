import type { MeasuredStep } from './measured_step';
import type { SmallBoards } from './small_boards';

/** What the lab knows of a game besides its rules. */
export interface LabGame {
  /** How its games are shown on small boards. */
  boards: SmallBoards;
  /** Characters that its opponents can be played in besides as they are, by the engine's names; in the language in use. */
  personalities(): readonly { name: string; title: string }[];
  /** What its ladder was measured to be when this release was made. */
  measuredSteps(): Promise<readonly MeasuredStep[]>;
  /** Nodes a second of its engine's fixed bench on the machine that devices are held against. */
  referenceSpeed: number;
}
