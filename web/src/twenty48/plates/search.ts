import { FIRST_LEAF, NODES, parentOf } from './tree';

/** What the engine does at a node of the tree (layout: wasm/twenty48.d.ts). */
export const StepKind = { enter: 1, look: 2, take: 3, leave: 4 } as const;
export type StepKind = (typeof StepKind)[keyof typeof StepKind];

export interface SearchStep {
  kind: StepKind;
  node: number;
  /** From the first side's point of view. */
  value: number;
}

const FIELDS = 5;

/** Throws a RangeError where the numbers are not steps. */
export function decodeSteps(data: Int32Array): SearchStep[] {
  if (data.length % FIELDS !== 0) throw new RangeError(`${data.length} numbers are not whole steps`);
  return Array.from({ length: data.length / FIELDS }, (_, place) => {
    const [kind = 0, node = 0, value = 0] = data.subarray(FIELDS * place);
    return { kind: kind as StepKind, node, value };
  });
}

/** How a node stands: not reached, on the path that is searched, done with, or left out because it cannot matter. */
export type Standing = 'unseen' | 'open' | 'done' | 'pruned';

export interface Picture {
  /** By node. */
  standings: readonly Standing[];
  /** Known so far, by node; null while nothing is. */
  values: readonly (number | null)[];
  /** Leaves looked at so far. */
  looked: number;
}

/** The tree after the first `count` steps. */
export function pictureAfter(steps: readonly SearchStep[], count: number): Picture {
  const standings = Array<Standing>(NODES).fill('unseen');
  const values = Array<number | null>(NODES).fill(null);
  for (const { kind, node, value } of steps.slice(0, count)) {
    if (kind === StepKind.enter) {
      standings[node] = 'open';
      continue;
    }
    values[node] = value;
    if (kind === StepKind.take) continue;
    standings[node] = 'done';
    for (let below = node + 1; below < NODES; below++) {
      const parent = parentOf(below);
      const given = parent === node || standings[parent] === 'pruned';
      if (given && standings[below] === 'unseen') standings[below] = 'pruned';
    }
  }
  const looked = standings.filter((standing, node) => node >= FIRST_LEAF && standing === 'done').length;
  return { standings, values, looked };
}
