/** A position in which a rung finds what the one below it does not. */
export interface Scene {
  rung: number;
  below: number;
  /** Nodes a turn of the rung, and of the one below: fewer where the idea is to think the same sooner. */
  nodes: number;
  belowNodes: number;
  /** The rung that plays as the upper one does, with so many nodes a turn. */
  judge: number;
  judgeNodes: number;
  /** The position's text, and what both play in it, as the engine writes actions. */
  position: string;
  turn: readonly string[];
  belowTurn: readonly string[];
  /** What the judge thinks of both, for the side that plays; a valuation. */
  value: number;
  belowValue: number;
}

/** The scenes of a game's rungs, in ascending order. */
export interface Scenes {
  /** The score that is one of what values are measured in. */
  unit: number;
  found: readonly Scene[];
  /** Rungs for which none was found, in so many positions. */
  missed: readonly { rung: number; positions: number }[];
}
