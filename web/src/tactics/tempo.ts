import type { Milliseconds } from '../conductor/contract';
import type { Tempo } from '../shell/url_parameters';

/** How long the opponent's turn takes on the timeline; the difficulty never changes it. */
export interface Pace {
  /** The banner "enemy turn": thinking time for the first unit. */
  banner: Milliseconds;
  /** A unit that strikes. A pure move takes half, passing and ending the turn a quarter. */
  unit: Milliseconds;
}

const PACES: Record<Tempo, Pace> = {
  classic: { banner: 4000, unit: 4500 },
  brisk: { banner: 1200, unit: 1200 },
  fast: { banner: 500, unit: 500 },
};

export function paceOf(tempo: Tempo): Pace {
  return PACES[tempo];
}
