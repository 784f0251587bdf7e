import type { Colour } from '../game_types';

/** How good a move was, by what it lost. */
export const KINDS = ['good', 'small', 'mistake', 'blunder'] as const;
export type MarkKind = (typeof KINDS)[number];

/** A sign for each: the field's own, so that colour is not the only one. */
export const SIGNS: Readonly<Record<MarkKind, string>> = {
  good: '✓',
  small: '·',
  mistake: '?',
  blunder: '??',
};

/** From how much lost on a move is worse than the kind before it: of a whole game's points, 0-1. */
const LEAST_LOSS: readonly (readonly [MarkKind, number])[] = [
  ['blunder', 0.25],
  ['mistake', 0.1],
  ['small', 0.02],
];

/** `loss`: of a whole game's points, 0-1. */
export function kindOf(loss: number): MarkKind {
  return LEAST_LOSS.find(([, least]) => loss >= least)?.[0] ?? 'good';
}

/** What one colour's moves come to. */
export interface MarkSummary {
  /** Moves by their kinds. */
  counts: Readonly<Record<MarkKind, number>>;
  /** What was kept of a whole game's points, by the move on average: 0-1. null before a move was weighed. */
  accuracy: number | null;
}

/**
 * What the moves of a colour come to: `losses` as `Analysis.losses` has them, a colour each in `colours`. What is not
 * known yet counts nowhere.
 */
export function summaryOf(
  losses: readonly (number | null)[],
  colours: readonly Colour[],
  of: Colour,
): MarkSummary {
  const own = losses.filter((loss, move): loss is number => loss !== null && colours[move] === of);
  const counts = { good: 0, small: 0, mistake: 0, blunder: 0 };
  for (const loss of own) counts[kindOf(loss)] += 1;
  const lost = own.reduce((sum, loss) => sum + loss, 0);
  return { counts, accuracy: own.length === 0 ? null : 1 - lost / own.length };
}
