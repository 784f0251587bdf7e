import { expect, it } from 'vitest';
import { offerAfter } from '../../../web/src/ladder/offer';

const LADDER = [0, 20, 40, 140, 150, 200].map((rung) => ({ rung, name: `R${rung}`, idea: '' }));

it.each([
  ['won', 20, 40, 40],
  ['won', 200, 200, null],
  // Of a game that did not count the offer knows nothing: somebody stands above all the same.
  ['won', 140, 50, 150],
  ['won', 20, 20, 40],
  ['lost', 60, 40, 40],
  ['lost', 0, 0, null],
  ['lost', 20, 100, null],
  ['draw', 50, 50, null],
] as const)('after a game %s against %d, with %d on offer, it is %j', (outcome, played, offered, next) => {
  expect(offerAfter(outcome, played, offered, LADDER)).toBe(next);
});
