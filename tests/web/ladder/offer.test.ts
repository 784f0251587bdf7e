import { expect, it } from 'vitest';
import { offerAfter } from '../../../web/src/ladder/offer';

it.each([
  ['won', 20, 40, 40],
  ['won', 200, 200, null],
  // Of a game that did not count the offer knows nothing.
  ['won', 140, 50, null],
  ['lost', 60, 40, 40],
  ['lost', 0, 0, null],
  ['lost', 20, 100, null],
  ['draw', 50, 50, null],
] as const)('after a game %s against %d, with %d on offer, it is %j', (outcome, played, offered, next) => {
  expect(offerAfter(outcome, played, offered)).toBe(next);
});
