import { messages } from '../i18n/messages';
import type { Rung } from './ladder';
import { notify } from './notices';
import { nearestRung } from './url_parameters';

/** The rung that plays where `wanted` is asked for, by a save, say: where the ladder has none, the nearest, and that is told. */
export function playableRung(ladder: readonly Rung[], wanted: number): number {
  const rungs = ladder.map(({ rung }) => rung);
  const used = rungs.length === 0 ? wanted : nearestRung(wanted, rungs);
  if (used !== wanted) {
    notify(() => {
      const t = messages.value;
      return `${t.notRung}: ${t.noticeParameter('ai', String(wanted), String(used))}`;
    });
  }
  return used;
}
