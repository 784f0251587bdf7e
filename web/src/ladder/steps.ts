import type { MeasuredStep } from '../shell/session/measured_step';

/** What was measured of a rung of a game without an opponent: its points, and the standard error of their mean. */
export interface Scored {
  rung: number;
  stale: boolean;
  games: number;
  mean: number;
  error: number;
}

export type Step = MeasuredStep | Scored;

export function isScored(step: Step): step is Scored {
  return 'mean' in step;
}

/** A rung's place above the one below it. */
export interface Rise {
  rung: number;
  /** In Elo; of a game without an opponent 400 for ten times the points. Never negative; null where nothing was measured. */
  rise: number | null;
  /** It is more than that: no game was lost, so that nothing bounds it. */
  open: boolean;
  /** Whether the interval says that it is better than the one below. */
  better: boolean;
  step: Step | null;
}

/** How far each rung stands above the one below it, in ascending order; the lowest stands on the ground. */
export function risesOf(rungs: readonly number[], steps: readonly Step[]): Rise[] {
  const stepOf = (rung: number | undefined) => steps.find((step) => step.rung === rung) ?? null;
  return rungs.map((rung, place) => {
    const step = stepOf(rung);
    if (place === 0) return { rung, rise: 0, open: false, better: false, step };
    // In a ladder that is measured in part, somebody may stand between the two.
    const unknown = step === null || (!isScored(step) && step.below !== rungs[place - 1]);
    if (unknown) return { rung, rise: null, open: false, better: false, step: null };
    return {
      rung,
      ...(isScored(step) ? riseOfPoints(step, stepOf(rungs[place - 1])) : riseOfWins(step)),
      step,
    };
  });
}

/** Measured, and neither better nor worse than the one below as far as that can be told. */
function isAlike({ step, better }: Rise): boolean {
  return step !== null && !better && (isScored(step) || step.high >= 0.5);
}

/** Rungs that are told as one step of the ladder: each with those above it that are about as strong. Both ascending. */
export function asSteps<Of extends { rise: Rise }>(rungs: readonly Of[]): Of[][] {
  const steps: Of[][] = [];
  for (const [place, rung] of rungs.entries()) {
    const last = steps.at(-1);
    if (place > 0 && last !== undefined && isAlike(rung.rise)) last.push(rung);
    else steps.push([rung]);
  }
  return steps;
}

function riseOfWins({ score, low }: MeasuredStep): Pick<Rise, 'rise' | 'open' | 'better'> {
  const open = score >= 1;
  return { rise: Math.max(0, eloOf(open ? low : score)), open, better: low > 0.5 };
}

function riseOfPoints(step: Scored, below: Step | null): Pick<Rise, 'rise' | 'open' | 'better'> {
  if (below === null || !isScored(below)) return { rise: null, open: false, better: false };
  const rise = 400 * Math.log10(step.mean / below.mean);
  // The difference of two means, with 95 %.
  const better = step.mean - below.mean > 1.96 * Math.hypot(step.error, below.error);
  return { rise: Math.max(0, rise), open: false, better };
}

/** Nobody knows how far an open step goes: it is drawn no higher than this, in Elo, and broken. */
const OPEN_MOST = 250;

/** How high a step is drawn, in Elo; null where nothing was measured. */
export function drawnRise({ rise, open }: Rise): number | null {
  return open && rise !== null ? Math.min(OPEN_MOST, rise) : rise;
}

/** The difference in Elo that belongs to a score between 0 and 1. */
function eloOf(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}
