import type { Side } from '../rules/snapshot';
import type { BattleMove } from './record';

/** The turn that cost a side most. */
export interface TurningPoint {
  round: number;
  side: Side;
  /** What the side lost from the start of that turn of its own to the start of the next. */
  unitsLost: number;
  hitPointsLost: number;
  /**
   * In which rounds it lost units, or hit points where it lost no unit, ascending: whoever moves second is answered in the
   * round after its turn.
   */
  lossRounds: readonly number[];
  /** Number of actions played before that turn began: from there the battle can be played on. */
  length: number;
}

/** What happens from the beginning of a side's turn until its next one. */
interface Span {
  round: number;
  length: number;
  /** Of the side, in the order in which they came. */
  losses: { round: number; damage: number; dies: boolean }[];
  /** Hit points taken from the other side in the same time. */
  hitPointsTaken: number;
}

/**
 * The turn of `side` after which the balance of hit points fell most for it, the enemy's answer included, beyond what it
 * had to: `costAt` has that by `length`, as the strongest opponent sees it, null where it is not known. Of equals
 * the one with the greater fall, then the earliest. null when none of its turns made the balance fall.
 */
export function turningPoint(
  moves: readonly BattleMove[],
  side: Side,
  costAt: (length: number) => number | null = () => null,
): TurningPoint | null {
  const needless = (span: Span) => {
    const fall = fallOf(span);
    return fall - Math.min(fall, Math.max(0, costAt(span.length) ?? 0));
  };
  let worst: Span | null = null;
  for (const span of spansOf(moves, side)) {
    if (fallOf(span) <= 0) continue;
    const more = worst === null ? 1 : needless(span) - needless(worst) || fallOf(span) - fallOf(worst);
    if (more > 0) worst = span;
  }
  return worst === null ? null : pointOf(worst, side);
}

function pointOf({ round, length, losses }: Span, side: Side): TurningPoint {
  const deaths = losses.filter(({ dies }) => dies);
  const told = deaths.length > 0 ? deaths : losses;
  return {
    round,
    side,
    unitsLost: deaths.length,
    hitPointsLost: pointsIn(losses),
    lossRounds: [...new Set(told.map((loss) => loss.round))],
    length,
  };
}

function fallOf({ losses, hitPointsTaken }: Span): number {
  return pointsIn(losses) - hitPointsTaken;
}

function pointsIn(losses: Span['losses']): number {
  return losses.reduce((sum, { damage }) => sum + damage, 0);
}

/** The battle cut at the beginning of each turn of `side`; what came before its first is left out. */
function spansOf(moves: readonly BattleMove[], side: Side): Span[] {
  const spans: Span[] = [];
  moves.forEach(({ side: mover, number: round, struck }, length) => {
    if (mover === side && moves[length - 1]?.side !== side)
      spans.push({ round, length, losses: [], hitPointsTaken: 0 });
    const span = spans.at(-1);
    if (span === undefined) return;
    for (const { side: loser, damage, dies } of struck) {
      if (loser === side) span.losses.push({ round, damage, dies });
      else span.hitPointsTaken += damage;
    }
  });
  return spans;
}
