import { figure, listed } from '../../i18n/figures';
import type { TurningPoint } from '../battle/turning_point';
import type { Messages } from './words/messages';

/** What turned the battle: what `name`, or the player, lost in which round, and in which one that was set up. */
export function turningWords(t: Messages, point: TurningPoint, name: string | null): string {
  const { round, unitsLost, hitPointsLost, lossRounds } = point;
  const loss = unitsLost > 0 ? t.unitsLeft(unitsLost) : t.hitPointsLeft(hitPointsLost);
  if (lossRounds.every((other) => other === round))
    return name === null ? t.turnedAgainstYou(round, loss) : t.turnedAgainst(round, name, loss);
  const when = t.inRounds(listed(lossRounds.map(figure)), lossRounds.length);
  return name === null ? t.setUpAgainstYou(round, loss, when) : t.setUpAgainst(round, name, loss, when);
}
