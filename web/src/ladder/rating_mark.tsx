import { clearOf, type Strengths } from '../fit/strengths';
import { FairFightView } from '../record/fair_fight_view';
import { fitOf } from '../record/fit';
import { PlayerRecord } from '../record/record';
import type { LadderSource } from './source';

/** Where a player's rating belongs among the rungs. */
export interface RatedPlace {
  /** The lowest rung that is at least as strong; null above all of them. */
  above: number | null;
}

/** null where nobody's strength is known, or nobody plays against a rung. */
export function ratedPlace({ game, fair }: LadderSource, strengths: Strengths): RatedPlace | null {
  const fit = fair === undefined ? null : fitOf(PlayerRecord.of(fair.saves, game), strengths);
  if (fit === null) return null;
  const above = clearOf(strengths).find(({ elo }) => elo >= fit.rating.elo);
  return { above: above?.rung ?? null };
}

/** Between the rungs: where the player stands, and the opponent that fits. */
export function RatingMark({ source }: { source: LadderSource }) {
  const { game, fair } = source;
  if (fair === undefined) return null;
  return (
    <li class="step-rating" data-testid="rating-mark">
      <FairFightView
        game={game}
        ladder={source.rungs()}
        words={source.words()}
        saves={fair.saves}
        onChoose={(opponent) => fair.play(opponent)}
      />
    </li>
  );
}
