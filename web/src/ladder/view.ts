import { rungIdea, rungName } from '../i18n/rungs';
import { type WdlCounts, wdlOf } from './results';
import type { LadderSource } from './source';
import type { Standing } from './standing';
import { isScored, type Rise, risesOf, type Step } from './steps';
import type { Messages } from './words/messages';
import { figuresOf, pointsInWords, worthInWords } from './worth';

/** A rung as a player sees it, in the language in use. */
export interface RungView {
  rung: number;
  name: string;
  idea: string;
  /** What it is worth over the one below: a sentence, and the figures; null where there is nothing to say. */
  worth: string | null;
  figures: string | null;
  rise: Rise;
  beaten: boolean;
  here: boolean;
  next: boolean;
  summit: boolean;
  wdl: WdlCounts | null;
}

/** All rungs, the lowest first. */
export function viewsOf(
  t: Messages,
  source: LadderSource,
  steps: readonly Step[],
  standing: Standing,
): RungView[] {
  const rungs = source.rungs();
  const words = source.words();
  const byRung = source.byRung();
  const numbers = rungs.map(({ rung }) => rung);
  return risesOf(numbers, steps).map((rise, place, rises) => {
    const known = rungs[place]!;
    const { rung } = known;
    const worth =
      byRung === null
        ? pointsInWords(t, rise, timesOf(rise, rises[place - 1]))
        : worthInWords(t, rise, place === 0);
    return {
      rung,
      name: rungName(words, known),
      idea: rungIdea(words, known),
      worth,
      figures: figuresOf(t, rise),
      rise,
      beaten: standing.beaten.has(rung),
      here: standing.here === rung,
      next: standing.next === rung,
      summit: place === rungs.length - 1,
      wdl: byRung === null ? null : wdlOf(byRung, rung),
    };
  });
}

/** A rung's score over that of the one below. */
function timesOf({ step }: Rise, below: Rise | undefined): number | null {
  const under = below?.step ?? null;
  if (step === null || under === null || !isScored(step) || !isScored(under)) return null;
  return step.mean / under.mean;
}
