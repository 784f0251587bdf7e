import { expect, it } from 'vitest';
import { type ParallelSearch, playedBy } from '../support/parallel_search';
import { startTactics } from './support/module';

/** The four searches of rung 200, for a turn of the first side. */
const COUNCIL: ParallelSearch = {
  start: startTactics,
  rung: 200,
  nodes: 6000,
  seed: 7,
  isEnough: (game) => game.sideToMove() !== 0,
};

it('plays the same turn on one instance of the module and on two, three and four', async () => {
  const alone = await playedBy(COUNCIL, [0b1111]);
  expect(alone.length).toBeGreaterThan(2);
  expect(alone[0]).toMatch(new RegExp(` ${COUNCIL.nodes}$`));
  expect(await playedBy(COUNCIL, [0b0101, 0b1010])).toEqual(alone);
  expect(await playedBy(COUNCIL, [0b1001, 0b0010, 0b0100])).toEqual(alone);
  expect(await playedBy(COUNCIL, [0b0001, 0b0010, 0b0100, 0b1000])).toEqual(alone);
});

it('has nothing to write in a character that does not look ahead, and plays all the same', async () => {
  const zombies = { ...COUNCIL, personality: 'zombies' };
  const alone = await playedBy(zombies, [0b1111]);
  expect(await playedBy(zombies, [0b0101, 0b1010])).toEqual(alone);
});
