/** What a language says of a game's rungs, by their numbers: name, and idea in one phrase. */
export type RungWords = Readonly<Record<number, readonly [name: string, idea: string]>>;

/** An opponent as the engine tells of it, in English. */
interface EngineRung {
  readonly rung: number;
  readonly name: string;
  readonly idea: string;
}

/** Name of a rung's opponent in the language of the table; the engine's own where the table has none. */
export function rungName({ rungs }: { rungs: RungWords }, { rung, name }: EngineRung): string {
  return rungs[rung]?.[0] ?? name;
}

/** A rung's idea in one phrase. */
export function rungIdea({ rungs }: { rungs: RungWords }, { rung, idea }: EngineRung): string {
  return rungs[rung]?.[1] ?? idea;
}
