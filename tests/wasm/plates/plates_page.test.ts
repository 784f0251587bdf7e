import { describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { decodeSteps, pictureAfter, StepKind } from '../../../web/src/twenty48/plates/search';
import { FIRST_LEAF, LEAVES, NODES, notesOf } from '../../../web/src/twenty48/plates/tree';

/** What the page makes of the engine's search of the three plates. */

const module = (await loadModule('twenty48')) as Twenty48Module;
const notes = Array.from(module.platesNotes());

describe.each([
  { prunes: false, leaves: 18 },
  { prunes: true, leaves: 9 },
])('the search, pruning $prunes', ({ prunes, leaves }) => {
  const steps = decodeSteps(module.platesSearch(prunes));
  const end = pictureAfter(steps, steps.length);

  it(`looks at ${leaves} leaves and finds 20`, () => {
    expect([end.looked, end.values[0]]).toEqual([leaves, 20]);
  });

  it('ends with every node done with or left out', () => {
    const left = end.standings.filter((_, node) => node >= FIRST_LEAF).filter((how) => how === 'pruned');
    expect(left).toHaveLength(LEAVES - leaves);
    expect(new Set(end.standings)).toEqual(new Set(prunes ? ['done', 'pruned'] : ['done']));
  });

  it('finds at each leaf the note that the picture shows there', () => {
    const looks = steps.filter(({ kind }) => kind === StepKind.look);
    expect(looks).toHaveLength(leaves);
    for (const { node, value } of looks) expect(notesOf(node, notes)).toEqual([value]);
  });
});

describe('a picture', () => {
  it('is empty before the first step', () => {
    const { standings, values, looked } = pictureAfter([], 0);
    expect([new Set(standings), new Set(values), looked]).toEqual([new Set(['unseen']), new Set([null]), 0]);
    expect(standings).toHaveLength(NODES);
  });

  it('is refused where the steps are not whole', () => {
    expect(() => decodeSteps(Int32Array.of(1, 0, 0))).toThrow(/3 numbers/);
  });
});
