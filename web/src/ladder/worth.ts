import { decimal, figure } from '../i18n/figures';
import { isScored, type Rise } from './steps';
import type { Messages } from './words/messages';

/** Standard errors on either side that hold 95 % of what may be. */
const CONFIDENCE = 1.96;
/** Shares this near to tenths are told in tenths. */
const NEAR = 0.025;

/** What a rung is worth over the one below, in a sentence; null for the lowest of those without a score. */
export function worthInWords(t: Messages, { step, better }: Rise, lowest: boolean): string | null {
  if (step === null) return lowest ? null : t.notMeasured;
  if (isScored(step)) return null;
  const { score, high } = step;
  if (score >= 1) return t.winsAll;
  if (better) return t.winsOf(...ratioOf(score));
  return high < 0.5 ? t.losesTo(...ratioOf(score)) : t.winsNothing;
}

/** The same of a game without an opponent; `times`: the score over that of the one below, null for the lowest. */
export function pointsInWords(t: Messages, { step, better }: Rise, times: number | null): string | null {
  if (step === null) return t.notMeasured;
  if (times === null) return null;
  return better ? t.scoresTimes(decimal(times, times < 2 ? 2 : 1)) : t.scoresSame;
}

/** What was measured, in figures. */
export function figuresOf(t: Messages, { step }: Rise): string | null {
  if (step === null) return null;
  const figures = isScored(step)
    ? t.figuresOfPoints(figure(step.mean), figure(Math.round(CONFIDENCE * step.error)))
    : t.figuresOfWins(percent(step.score), `${percent(step.low)}–${percent(step.high)}`);
  return step.stale ? `${figures} · ${t.measuredBefore}` : figures;
}

function percent(share: number): string {
  return decimal(100 * share, share > 0 && share < 1 ? 1 : 0);
}

/** A share as so many in ten, or in a hundred where ten would say something else. */
function ratioOf(score: number): [number, number] {
  const tenths = Math.round(10 * score);
  const plain = Math.abs(score - tenths / 10) <= NEAR && tenths !== 5 && tenths !== 10 && tenths !== 0;
  return plain ? [tenths, 10] : [Math.round(100 * score), 100];
}
