import { decodeLines } from '../../engine/considered_line';

/** A line considered as the plan that it is (manners: wasm/tactics.d.ts). */
export interface PlanLine {
  /** How much worse than the best, in thousandths of the side's army: 0-1000. */
  shortfall: number;
  manners: readonly Manner[];
  /** Enemies who fall, and enemies struck. */
  fallen: number;
  struck: number;
  /** The plan's actions from the root on, in order. */
  codes: readonly number[];
}

/** Manners in the order of their bits. */
export const MANNERS = [
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
export type Manner = (typeof MANNERS)[number];

const FALLEN_SHIFT = 16;
const STRUCK_SHIFT = 20;
const COUNT = 0xf;

/** The plans in the lines considered. Throws a RangeError that says where the records break off. */
export function decodePlans(data: Int32Array): PlanLine[] {
  return decodeLines(data).map(({ shortfall, manner, codes }) => ({
    shortfall,
    manners: MANNERS.filter((_, bit) => ((manner >> bit) & 1) !== 0),
    fallen: (manner >> FALLEN_SHIFT) & COUNT,
    struck: (manner >> STRUCK_SHIFT) & COUNT,
    codes,
  }));
}
