/** An opponent of a ladder, made weaker on purpose. */
export interface Opponent {
  readonly rung: number;
  /** Imperfection beyond the rung's own: a whole number, 0 for the rung as it is. */
  readonly blur: number;
}

/** How strong somebody is, on a game’s scale. */
export interface Height {
  /** In Elo; the lowest rung as it is stands at 0. */
  readonly elo: number;
  /** Its standard error against those nearby, in Elo. */
  readonly error: number;
}

/** What an opponent is worth. */
export interface Strength extends Opponent, Height {}

/** A game's opponents on one scale, ascending by rung, then by blur. */
export type Strengths = readonly Strength[];

/**
 * Where an opponent stands: between two measures of blur on the line between them, beyond the last one there. null for a
 * rung that was not measured.
 */
export function strengthOf(strengths: Strengths, { rung, blur }: Opponent): Height | null {
  const own = levelsOf(strengths, rung);
  const above = own.findIndex((known) => known.blur >= blur);
  const next = own[above] ?? own.at(-1);
  const last = own[above - 1] ?? next;
  if (next === undefined || last === undefined) return null;
  if (above <= 0) return { elo: next.elo, error: next.error };
  const share = (blur - last.blur) / (next.blur - last.blur);
  return { elo: between(last.elo, next.elo, share), error: between(last.error, next.error, share) };
}

/** A rung at every measure of blur, the clearest first. */
export function levelsOf(strengths: Strengths, rung: number): Strengths {
  return strengths.filter((known) => known.rung === rung);
}

/** The rungs as they are, the lowest first. */
export function clearOf(strengths: Strengths): Strengths {
  return strengths.filter(({ blur }) => blur === 0);
}

/** The value that lies so far, 0 to 1, on the way from one to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
