import type { Milliseconds } from '../../conductor/contract';
import type { Tempo } from '../../shell/address/url_text';

/** How long the opponent's turn takes on the timeline; the difficulty never changes it. */
export interface Pace {
  /** The banner "enemy turn": thinking time for the first unit. */
  banner: Milliseconds;
  /** A unit that strikes. A pure move takes half, passing and ending the turn a quarter. */
  unit: Milliseconds;
  /**
   * About the most that a whole turn takes, banner included: where there is more to show, it is shown faster, and who
   * marches because nobody can strike marches with the others. Infinity: each unit has its time.
   */
  turn: Milliseconds;
}

const PACES: Record<Tempo, Pace> = {
  classic: { banner: 4000, unit: 4500, turn: Number.POSITIVE_INFINITY },
  brisk: { banner: 800, unit: 1200, turn: 4000 },
  fast: { banner: 500, unit: 500, turn: 3000 },
};

export function paceOf(tempo: Tempo): Pace {
  return PACES[tempo];
}

/** What an action of the opponent's does, as far as its length depends on it. */
export interface UnitActionShape {
  strikes: boolean;
  moves: boolean;
}

/** What is left of a turn of the opponent's once an action is done. */
export interface Rest {
  /** Of the timeline, what the turn had taken before that action, its banner included. */
  taken: Milliseconds;
  /** Units that have not acted then. */
  fresh: number;
  /** How many of them could strike an enemy. */
  strikers: number;
}

/** How an action of the opponent's is shown. */
export interface Allotment {
  /** From its beginning to its end. */
  length: Milliseconds;
  /** From its beginning to that of what comes next: shorter than its length for those who march together. */
  next: Milliseconds;
}

/** What the last strike of a turn may still need after its time: the fall of who does not survive it. */
const AFTERMATH: Milliseconds = 600;
/** Between two who march together at least: so long takes a slow device to make the second ready. */
const BETWEEN_MARCHES: Milliseconds = 250;
/** No strike is shown in less than this share of its usual time. */
const LEAST_SHARE = 0.3;

/** The time of an action: its usual one, or what the rest of the turn leaves for it. */
export function allot(
  pace: Pace,
  { strikes, moves }: UnitActionShape,
  { taken, fresh, strikers }: Rest,
): Allotment {
  const { unit, turn } = pace;
  const together = moves && !strikes && strikers === 0 && Number.isFinite(turn);
  if (together) return { length: unit, next: Math.max(unit / 4, BETWEEN_MARCHES) };
  const weight = strikes ? 1 : moves ? 1 / 2 : 1 / 4;
  const left = turn - taken - AFTERMATH - ((fresh - strikers + 1) * unit) / 4;
  const share = Math.min(1, Math.max(LEAST_SHARE, left / (unit * (strikers + weight))));
  const length = weight * unit * share;
  return { length, next: length };
}
