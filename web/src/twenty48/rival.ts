import { signal } from '@preact/signals';
import { standingByScore } from '../ladder/standing';
import { isScored, type Step } from '../ladder/steps';
import type { Rung } from '../shell/session/ladder';

/** A mind of the ladder, and what it scores on average. */
export interface Rival {
  rung: number;
  points: number;
}

/** Where a score stands among the minds of the ladder. */
export interface Climbed {
  /** The highest one whose average it has passed; null for none yet. */
  passed: Rival | null;
  /** The next one to pass; null where nobody is left. */
  next: Rival | null;
}

/** What was measured of the ladder; nothing until it has come. */
const steps = signal<readonly Step[]>([]);

/** Gets what was measured of the ladder. Throws what that fails with. */
export async function loadRivals(): Promise<void> {
  const { default: measured } = await import('../../../engine/twenty48/data/ladder.json?steps');
  steps.value = measured;
}

export function climbedWith(ladder: readonly Rung[], score: number): Climbed {
  const { here, next } = standingByScore(
    ladder.map(({ rung }) => rung),
    steps.value,
    score,
  );
  return { passed: rivalOf(here), next: rivalOf(next) };
}

function rivalOf(rung: number | null): Rival | null {
  const step = steps.value.filter(isScored).find((known) => known.rung === rung);
  return step === undefined ? null : { rung: step.rung, points: step.mean };
}
