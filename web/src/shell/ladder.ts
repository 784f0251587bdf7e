/** An opponent of the ladder, in the engine's words. */
export interface Rung {
  rung: number;
  name: string;
  idea: string;
  /** It plays by weights that have to be fetched. */
  needsWeights?: boolean;
}

export function rungOf(ladder: readonly Rung[], number: number): Rung {
  return ladder.find((rung) => rung.rung === number) ?? { rung: number, name: String(number), idea: '' };
}
