import { expect, it } from 'vitest';
import { installLearned } from '../../../tools/lib/learned_weights.mjs';
import { type ParallelSearch, playedBy } from '../support/parallel_search';
import { startOthello } from './support/module';

/** To the end, so that the endgame has its share. */
const TANDEM: ParallelSearch = {
  async start() {
    const module = await startOthello();
    installLearned('othello', module);
    return module;
  },
  rung: 150,
  nodes: 8_000,
  seed: 3,
  isEnough: (game) => game.result() !== 0,
};

it('plays the same on one instance of the module and on two', async () => {
  const alone = await playedBy(TANDEM, [0b11]);
  expect(alone.length).toBeGreaterThan(45);
  expect(await playedBy(TANDEM, [0b01, 0b10])).toEqual(alone);
});
