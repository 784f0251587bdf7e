import { tellNotice } from '../address/tell_notice';
import { nearestRung } from '../address/url_checks';
import type { Rung } from './ladder';

/** The rung that plays where `wanted` is asked for, by a save, say: where the ladder has none, the nearest, and that is told. */
export function playableRung(ladder: readonly Rung[], wanted: number): number {
  const rungs = ladder.map(({ rung }) => rung);
  const used = rungs.length === 0 ? wanted : nearestRung(wanted, rungs);
  if (used !== wanted) {
    tellNotice({ parameter: 'ai', given: String(wanted), used: String(used), reasonKey: 'notRung' });
  }
  return used;
}
