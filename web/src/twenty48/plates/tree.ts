/**
 * The tree of the three plates, by the numbers of its nodes (layout: wasm/twenty48.d.ts): 0 the root, 1-3 the plates, 4-12
 * the pairs of notes, 13-30 the notes kept.
 */

export const FIRST_PLATE = 1;
export const FIRST_PAIR = 4;
export const FIRST_LEAF = 13;
export const NODES = 31;
export const LEAVES = NODES - FIRST_LEAF;

const PLATES = 3;
const PAIRS = 3;
const KEPT = 2;

/** Which notes of a plate make its pairs. */
const PAIR_NOTES = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** 0 for the root, 3 for the leaves. */
export function depthOf(node: number): number {
  if (node < FIRST_PLATE) return 0;
  if (node < FIRST_PAIR) return 1;
  return node < FIRST_LEAF ? 2 : 3;
}

/** -1 for the root. */
export function parentOf(node: number): number {
  if (node < FIRST_PLATE) return -1;
  if (node < FIRST_PAIR) return 0;
  if (node < FIRST_LEAF) return FIRST_PLATE + Math.floor((node - FIRST_PAIR) / PAIRS);
  return FIRST_PAIR + Math.floor((node - FIRST_LEAF) / KEPT);
}

/** The notes of a pair, or the one of a leaf; `notes` are those of all plates, one after the other. */
export function notesOf(node: number, notes: readonly number[]): number[] {
  if (node >= FIRST_LEAF) {
    const pair = notesOf(parentOf(node), notes);
    return pair.slice((node - FIRST_LEAF) % KEPT).slice(0, 1);
  }
  const places = PAIR_NOTES[(node - FIRST_PAIR) % PAIRS] ?? [];
  const plate = parentOf(node) - FIRST_PLATE;
  return places.map((place) => notes[PLATES * plate + place] ?? 0);
}

/** "A", "B" or "C". */
export function plateName(node: number): string {
  return 'ABC'.charAt(node - FIRST_PLATE);
}
