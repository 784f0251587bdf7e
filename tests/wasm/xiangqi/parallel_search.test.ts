import { expect, it } from 'vitest';
import { loadReadyModule } from '../../../tools/lib/learned_weights.mjs';
import { type ParallelSearch, playedBy } from '../support/parallel_search';

/** Past the moves that it knows by heart. */
const BROTHERS: ParallelSearch = {
  start: () => loadReadyModule('xiangqi'),
  rung: 170,
  nodes: 10_000,
  seed: 3,
  isEnough: (_, actions) => actions === 8,
};

it('plays the same on one instance of the module and on two', async () => {
  const alone = await playedBy(BROTHERS, [0b11]);
  expect(alone).toHaveLength(8);
  expect(alone.filter((played) => !played.endsWith(' 0')).length).toBeGreaterThan(3);
  expect(await playedBy(BROTHERS, [0b01, 0b10])).toEqual(alone);
});
