import * as v from 'valibot';
import type { EngineModule } from '../../../../wasm/engine';
import { integer, RUNG, TEXT, TRUTH } from '../../engine/fields';

const LADDER = v.array(
  v.object({
    rung: RUNG,
    name: TEXT,
    idea: TEXT,
    /** It thinks in so many parallel searches, which can be laid on several workers. */
    searches: v.optional(integer(2, 4)),
    /** It plays by weights that have to be fetched. */
    needsWeights: v.optional(TRUTH),
  }),
);

/** An opponent of the ladder, in the engine's words. */
export type Rung = v.InferOutput<typeof LADDER>[number];

/** A game's opponents, in ascending order. */
export function ladderOf(module: Pick<EngineModule, 'ladder'>): Rung[] {
  return v.parse(LADDER, JSON.parse(module.ladder()));
}

export function rungOf(ladder: readonly Rung[], number: number): Rung {
  return ladder.find((rung) => rung.rung === number) ?? { rung: number, name: String(number), idea: '' };
}
