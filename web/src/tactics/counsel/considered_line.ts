/** Decoded form of the lines considered (layout: wasm/engine.d.ts, manners: wasm/tactics.d.ts). */
export interface ConsideredLine {
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

/** Decodes the flat records `[shortfall, manner, n, code 0 ... n-1]`. Throws a RangeError that says where they break off. */
export function decodeLines(data: Int32Array): ConsideredLine[] {
  const lines: ConsideredLine[] = [];
  let index = 0;
  while (index < data.length) {
    const [shortfall = 0, bits = 0, length = -1] = data.subarray(index, index + 3);
    const end = index + 3 + length;
    if (length < 0 || end > data.length) {
      throw new RangeError(`considered lines break off at ${index} of ${data.length}`);
    }
    lines.push({
      shortfall,
      manners: MANNERS.filter((_, bit) => ((bits >> bit) & 1) !== 0),
      fallen: (bits >> FALLEN_SHIFT) & COUNT,
      struck: (bits >> STRUCK_SHIFT) & COUNT,
      codes: Array.from(data.subarray(index + 3, end)),
    });
    index = end;
  }
  return lines;
}

/** The bits of a manner; fakes and tests speak through it. */
export function mannerBits(manners: readonly Manner[], fallen = 0, struck = 0): number {
  const bits = manners.reduce((sum, manner) => sum | (1 << MANNERS.indexOf(manner)), 0);
  return bits | (fallen << FALLEN_SHIFT) | (struck << STRUCK_SHIFT);
}
