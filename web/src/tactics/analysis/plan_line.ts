import { decodeLines } from '../../engine/multi_pv_line';

/** One side's turn in a MultiPV line, as that side sees it (flags: wasm/tactics.d.ts). */
export interface PlannedTurn {
  flags: readonly LineFlag[];
  /** Enemies who fall, and enemies struck. */
  fallen: number;
  struck: number;
  /** Its actions in order. */
  codes: readonly number[];
}

/** What has been proven of a plan: who wins if both sides play well, and within how many rounds, this one counted. */
export interface Certainty {
  outcome: 'win' | 'loss' | 'draw';
  /** 0 for a draw. */
  rounds: number;
}

/** A MultiPV line as the plan that it is, played from the root on. */
export interface PlanLine extends PlannedTurn {
  /** Null where nothing has been proven. */
  certain: Certainty | null;
  /** How much worse than the best, in thousandths of the side's army: 0-1000. */
  scoreLoss: number;
  /** What the enemy is feared to do in its turn then; null where the opponent does not look so far. */
  answer: PlannedTurn | null;
}

/** Flags in the order of their bits. */
export const LINE_FLAGS = [
  'wins',
  'burnsFriends',
  'firesThrough',
  'fromAfar',
  'gangsUp',
  'bait',
  'sheltersWounded',
  'hides',
  'outOfReach',
  'withdraws',
  'advances',
  'drawsTogether',
  'nothing',
] as const;
export type LineFlag = (typeof LINE_FLAGS)[number];

const FALLEN_SHIFT = 16;
const STRUCK_SHIFT = 20;
const COUNT = 0xf;
const CERTAIN = [
  ['win', 1 << 13],
  ['loss', 1 << 14],
  ['draw', 1 << 15],
] as const;
const ROUNDS_SHIFT = 24;
const ROUNDS = 0x3f;

/** The plans in the MultiPV lines. Throws a RangeError that says where the records break off. */
export function decodePlans(data: Int32Array): PlanLine[] {
  return decodeLines(data).map(({ scoreLoss, answer, ...own }) => ({
    ...plannedTurn(own),
    certain: certaintyOf(own.flags),
    scoreLoss,
    answer: answer.codes.length > 0 ? plannedTurn(answer) : null,
  }));
}

/** What a line's flags say to be proven. */
export function certaintyOf(flags: number): Certainty | null {
  const outcome = CERTAIN.find(([, bit]) => (flags & bit) !== 0)?.[0];
  return outcome === undefined ? null : { outcome, rounds: (flags >> ROUNDS_SHIFT) & ROUNDS };
}

function plannedTurn({ flags, codes }: { flags: number; codes: readonly number[] }): PlannedTurn {
  return {
    flags: LINE_FLAGS.filter((_, bit) => ((flags >> bit) & 1) !== 0),
    fallen: (flags >> FALLEN_SHIFT) & COUNT,
    struck: (flags >> STRUCK_SHIFT) & COUNT,
    codes,
  };
}
