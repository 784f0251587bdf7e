import type { MoveRecord } from './record';
import type { Side } from './snapshot';

/** The turn that cost a side most. */
export interface TurningPoint {
  round: number;
  side: Side;
  /** What the side lost from the start of that turn of its own to the start of the next. */
  unitsLost: number;
  hitPointsLost: number;
  /** Number of actions played before that turn began: from there the battle can be played on. */
  length: number;
}

interface Span extends TurningPoint {
  /** Hit points taken from the other side in the same time. */
  hitPointsTaken: number;
}

/**
 * The turn of `side` after which the balance of hit points fell most for it, the enemy's answer included, beyond what it
 * had to: `costs` has that by `length`, as the strongest opponent sees it, for turns of which it is known. Of equals
 * the one with the greater fall, then the earliest. null when none of its turns made the balance fall.
 */
export function turningPoint(
  moves: readonly MoveRecord[],
  side: Side,
  costs: ReadonlyMap<number, number> = new Map(),
): TurningPoint | null {
  const needless = (span: Span) => {
    const fall = fallOf(span);
    return fall - Math.min(fall, Math.max(0, costs.get(span.length) ?? 0));
  };
  let worst: Span | null = null;
  for (const span of spansOf(moves, side)) {
    if (fallOf(span) <= 0) continue;
    const more = worst === null ? 1 : needless(span) - needless(worst) || fallOf(span) - fallOf(worst);
    if (more > 0) worst = span;
  }
  if (worst === null) return null;
  const { hitPointsTaken: _, ...point } = worst;
  return point;
}

function fallOf({ hitPointsLost, hitPointsTaken }: Span): number {
  return hitPointsLost - hitPointsTaken;
}

/** The battle cut at the beginning of each turn of `side`; what came before its first is left out. */
function spansOf(moves: readonly MoveRecord[], side: Side): Span[] {
  const spans: Span[] = [];
  moves.forEach((move, index) => {
    if (move.side === side && moves[index - 1]?.side !== side) {
      spans.push({
        round: move.round,
        side,
        unitsLost: 0,
        hitPointsLost: 0,
        hitPointsTaken: 0,
        length: index,
      });
    }
    const span = spans.at(-1);
    if (span !== undefined) for (const struck of move.struck) count(span, struck);
  });
  return spans;
}

function count(span: Span, struck: MoveRecord['struck'][number]): void {
  if (struck.side !== span.side) {
    span.hitPointsTaken += struck.damage;
    return;
  }
  span.hitPointsLost += struck.damage;
  if (struck.dies) span.unitsLost += 1;
}
